import type { Component } from 'svelte';
import type { Place } from './router.svelte.ts';

type Name = Place['page'];
type At<P extends Name> = Omit<Extract<Place, { page: P }>, 'page'>;

/** A page of the client: how to load it, and a key of its place. Another key starts the page again. */
interface Page<P extends Name> {
  load: () => Promise<{ default: Component<At<P>> }>;
  key?: (place: At<P>) => unknown;
}

const PAGES: { [P in Name]: Page<P> } = {
  lobby: { load: () => import('./lobby/Lobby.svelte') },
  // Another seat's link at the same table is another page.
  table: { load: () => import('./table/frame/TablePage.svelte'), key: ({ table, tokens }) => [table, ...tokens] },
  join: { load: () => import('./invite/JoinPage.svelte'), key: ({ code }) => code },
  open: { load: () => import('./open/OpenPage.svelte') },
  clubs: { load: () => import('./club/ClubsPage.svelte') },
  club: { load: () => import('./club/ClubPage.svelte'), key: ({ club }) => club },
  profile: { load: () => import('./profile/ProfilePage.svelte') },
  admin: { load: () => import('./admin/AdminPage.svelte') },
  account: { load: () => import('./account/AccountPage.svelte'), key: ({ device }) => device },
  notices: { load: () => import('./notices/NoticesPage.svelte'), key: ({ confirm, stop }) => [confirm, stop] },
  learn: { load: () => import('./learn/LearnPage.svelte'), key: ({ game }) => game },
  deal: { load: () => import('./study/DealPage.svelte'), key: ({ table }) => table },
  group: { load: () => import('./study/GroupPage.svelte'), key: ({ table }) => table },
  day: { load: () => import('./study/DayPage.svelte'), key: ({ game, day }) => [game, day] },
  voyage: { load: () => import('./voyages/VoyagePage.svelte'), key: ({ game }) => game },
  study: { load: () => import('./study/HubPage.svelte') },
  question: { load: () => import('./puzzles/QuestionPage.svelte'), key: ({ code }) => code },
  puzzles: { load: () => import('./puzzles/PuzzlePage.svelte'), key: ({ game }) => game },
  cards: { load: () => import('./about/CardsPage.svelte'), key: ({ game }) => game },
  rules: { load: () => import('./about/RulesPage.svelte'), key: ({ game }) => game },
  replay: { load: () => import('./table/replay/ReplayPage.svelte'), key: ({ table }) => table },
};

/** Return the page of a place. Its component takes the other fields of the place. */
export const pageOf = ({ page }: Place) => PAGES[page] as { load: () => Promise<{ default: Component<Omit<Place, 'page'>> }> };

/** Return a text that is the same for places at which the page stays. */
export function pageKey(place: Place): string {
  const { key } = PAGES[place.page] as { key?: (place: Place) => unknown };
  return JSON.stringify([place.page, key?.(place)]);
}
