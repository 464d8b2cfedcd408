import { transport } from '$transport';

/** A place in the client. A table's secret is in the fragment, so it never reaches a server's log. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string; tokens: string[] }
  | { page: 'cards'; game: string; card: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'join'; code: string }
  | { page: 'open' }
  | { page: 'clubs' }
  | { page: 'club'; club: string; link: string | null }
  | { page: 'study' }
  | { page: 'profile' }
  | { page: 'admin' }
  | { page: 'account'; device: string | null }
  | { page: 'notices'; confirm: string | null; stop: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'deal'; table: string; tokens: string[] }
  | { page: 'group'; table: string; tokens: string[] }
  | { page: 'puzzles'; game: string; puzzle: string | null }
  | { page: 'question'; code: string }
  | { page: 'voyage'; game: string }
  | { page: 'day'; game: string; day: string | null }
  | { page: 'replay'; table: string | null; tokens: string[]; at: number | null; review: boolean };

export function placeOf(path: string, fragment: string): Place {
  const asked = new URLSearchParams(fragment.replace(/^#/, ''));
  const tokens = asked.getAll('token');
  const [, first, table, second] = path.split('/');
  const at = asked.has('at') ? Number(asked.get('at')) : null;
  if (first === 'table' && table) {
    return second === 'replay'
      ? { page: 'replay', table, tokens, at, review: asked.has('review') }
      : { page: 'table', table, tokens };
  }
  if (first === 't' && table) return { page: 'join', code: table.replace(/%20|\+/g, '-') };
  if (first === 'open' && !transport.here) return { page: 'open' };
  if (first === 'clubs' && !transport.here) return { page: 'clubs' };
  if (first === 'club' && table && !transport.here) return { page: 'club', club: table, link: asked.get('join') };
  if (first === 'admin' && !transport.here) return { page: 'admin' };
  if (first === 'study') return { page: 'study' };
  if (first === 'profile') return { page: 'profile' };
  if (first === 'account' && !transport.here) return { page: 'account', device: asked.get('device') };
  if (first === 'notices' && !transport.here) return { page: 'notices', confirm: asked.get('confirm'), stop: asked.get('stop') };
  const named = fragment.replace(/^#/, '') || null;
  if (first === 'cards' && table) return { page: 'cards', game: table, card: named };
  if (first === 'rules' && table) return { page: 'rules', game: table, clause: named };
  if (first === 'learn' && table) return { page: 'learn', game: table, lesson: second || null };
  if (first === 'deal' && table) return { page: 'deal', table, tokens };
  if (first === 'group' && table) return { page: 'group', table, tokens };
  if (first === 'day' && table) return { page: 'day', game: table, day: second || null };
  if (first === 'ask' && table && !transport.here) return { page: 'question', code: table };
  if (first === 'voyage' && table) return { page: 'voyage', game: table };
  if (first === 'puzzles' && table) return { page: 'puzzles', game: table, puzzle: second || null };
  return first === 'replay' ? { page: 'replay', table: null, tokens: [], at, review: false } : { page: 'lobby' };
}

/** The start of every link. A site of static files has only one page, so its places come after a `#`. */
const base = transport.here ? '#' : '';
export const home = `${base}/`;
export const openLink = `${base}/open`;
export const clubsLink = `${base}/clubs`;
export const clubLink = (club: string): string => `${base}/club/${encodeURIComponent(club)}`;
/** Return the invitation link of a club. The secret is in the fragment. */
export const clubInvitation = (club: string, link: string): string => `${location.origin}/club/${club}#join=${link}`;
/** Link to the study page. */
export const studyLink = `${base}/study`;
export const profileLink = `${base}/profile`;
export const accountLink = `${base}/account`;
/** Link to the page about notifications of slow games. */
export const noticesLink = `${base}/notices`;
/** Return the link that another device opens to be signed in. Its code is valid for two minutes. */
export const deviceLink = (code: string): string => `${location.origin}/account#device=${code}`;
export const replayLink = `${base}/replay`;

export function tableLink(table: string, tokens: string[], rest = ''): string {
  return `${base}/table/${table}${rest}#${tokens.map((token) => `token=${encodeURIComponent(token)}`).join('&')}`;
}

/** Return the link to the results of a table's deal. */
export const dealLink = (table: string, tokens: string[]): string =>
  `${base}/deal/${table}#${tokens.map((token) => `token=${encodeURIComponent(token)}`).join('&')}`;
/** Return the link to all tables with a table's deal. */
export const groupLink = (table: string, tokens: string[]): string =>
  `${base}/group/${table}#${tokens.map((token) => `token=${encodeURIComponent(token)}`).join('&')}`;
export const dayLink = (game: string, day?: string): string => `${base}/day/${game}${day ? `/${day}` : ''}`;

/** Return the link that a friend opens to answer a question about a game. */
export const questionLink = (code: string): string => `${base}/ask/${encodeURIComponent(code)}`;
export const voyageLink = (game: string): string => `${base}/voyage/${game}`;

export const puzzlesLink = (game: string, puzzle?: string): string => `${base}/puzzles/${game}${puzzle ? `/${puzzle}` : ''}`;

export const learnLink = (game: string, lesson?: string): string => `${base}/learn/${game}${lesson ? `/${lesson}` : ''}`;

export const joinLink = (code: string): string => `${base}/t/${encodeURIComponent(code)}`;

export const rulesLink = (game: string, clause?: string): string => `${base}/rules/${game}${clause ? `#${clause}` : ''}`;
export const cardsLink = (game: string, card?: string): string => `${base}/cards/${game}${card ? `#${card}` : ''}`;

/**
 * Return path and fragment of the address. What follows a `#` and does not begin like a path is a fragment of the last
 * path.
 */
let path = '/';
function here(): [string, string] {
  if (!transport.here) return [location.pathname, location.hash];
  const [, behind = '', fragment = ''] = /^#?([^#]*)(.*)$/s.exec(location.hash) ?? [];
  if (behind.startsWith('/') || behind === '') {
    path = behind || '/';
    return [path, fragment];
  }
  history.replaceState(history.state, '', `#${path}#${behind}`);
  return [path, `#${behind}`];
}

class Router {
  place = $state.raw<Place>(placeOf(...here()));

  constructor() {
    const follow = () => (this.place = placeOf(...here()));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
  }

  /** Go to a place; with `invite`, to a table that opens its invitation at once. */
  go(link: string, invite = false): void {
    // Pages that can be reached from anywhere use it for their back button.
    history.pushState({ from: here()[0], invite }, '', link);
    this.place = placeOf(...here());
  }
}

export const router = new Router();

/** Follow a link without reloading the page, unless the click asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link);
}
