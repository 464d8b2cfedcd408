import type { EventView } from '$lib/api/types.ts';
import type { LogLine } from '$lib/table/game.ts';
import { t } from '$lib/words.svelte.ts';
import {
  AIRLOCK, EVENTS, FIRST_SPOT, NIGHT_ICONS, RESOURCES, eventOf, type Hero, type OutliveTable, type Player, type View,
} from './types.ts'; // prettier-ignore

/** The number of turns of each player in a day, one with each hero. */
const LAPS = 4;

const heroOf = (view: View, seat: number, hero: number): Hero | undefined => view.players[seat]?.heroes[hero];

/** Move a hero: on the ring and in its owner's list. */
function settle(view: View, seat: number, hero: number, to: number, standing: boolean, spot: number | null): void {
  const figure = heroOf(view, seat, hero);
  const place = view.places[to];
  if (!figure || !place) return;
  for (const { heroes } of view.places) {
    const at = heroes.findIndex((one) => one.seat === seat && one.hero === hero);
    if (at >= 0) heroes.splice(at, 1);
  }
  Object.assign(figure, { place: place.id, standing, spot });
  place.heroes.push({ ...figure });
}

/** Add tokens to a store, or remove them. */
function store(player: Player | undefined, resource: number, by: number): void {
  const name = RESOURCES[resource];
  if (player && name) player.store[name] = Math.max(0, (player.store[name] ?? 0) + by);
}

function people(player: Player | undefined, where: number, by: number): void {
  if (!player) return;
  player.people += by;
  const room = player.rooms[where];
  if (where === AIRLOCK) {
    player.airlock += by;
    const first = player.row_spaces[0] ?? 0;
    player.rows = [Math.min(player.airlock, first), Math.max(0, player.airlock - first)];
  } else if (room) {
    room.people += by;
    room.full = room.people >= room.spaces;
  }
}

/** Change the shown view by an event; what the event does not tell comes with the final view. */
export function apply(view: View, event: EventView, rest: View): void {
  const { kind, args: a } = eventOf(event);
  switch (kind) {
    case 'placed':
      settle(view, a.seat, a.hero, a.place, false, null);
      break;
    case 'day-began':
      Object.assign(view, { day: a.day, phase: 'dawn', lap: 1, night_step: 0, turn: null });
      view.order = rest.day === a.day ? [...rest.order] : view.order;
      for (const { heroes } of view.players) for (const hero of heroes) hero.standing = false;
      for (const place of view.places) for (const hero of place.heroes) hero.standing = false;
      break;
    case 'stocked':
    case 'stock-lost': {
      const place = view.places[a.place];
      if (place) place.stock = Math.max(0, place.stock + (kind === 'stocked' ? a.count : -a.count));
      break;
    }
    case 'event-flipped': {
      view.phase = 'day';
      const [space, known] = [view.convoy[a.day - 1], rest.convoy[a.day - 1]];
      if (space && known) Object.assign(space, known, { state: 'in-force', by: null });
      break;
    }
    case 'moved':
      view.turn = a.seat;
      view.phase = 'day';
      settle(view, a.seat, a.hero, a.to, true, a.spot < 0 ? null : a.spot + FIRST_SPOT);
      break;
    case 'stood':
      view.turn = a.seat;
      settle(view, a.seat, a.hero, a.place, true, heroOf(view, a.seat, a.hero)?.spot ?? null);
      break;
    case 'token-moved':
      view.first_player = a.seat;
      break;
    case 'scavenged':
    case 'harvested': {
      const place = view.places[a.place];
      if (place) place.stock = Math.max(0, place.stock - a.count);
      store(view.players[a.seat], a.resource, a.count);
      break;
    }
    case 'gained':
      store(view.players[a.seat], a.resource, a.count);
      break;
    case 'lost-token':
      store(view.players[a.seat], a.resource, -a.count);
      break;
    case 'paid-tribute':
      store(view.players[a.victim], a.resource, -a.count);
      store(view.players[a.seat], a.resource, a.count);
      break;
    case 'caught': {
      store(view.players[a.seat], 0, a.meat);
      store(view.players[a.seat], 6, -a.munitions);
      const [wild, known] = [view.places[a.place]?.wild, rest.places[a.place]?.wild];
      if (wild && known) Object.assign(wild, known);
      break;
    }
    case 'algae-taken':
      for (const place of view.places) if (place.algae !== null) place.algae = false;
      break;
    case 'gauge-rose':
    case 'gauge-fell': {
      const player = view.players[a.seat];
      if (player) player.gauge = a.gauge;
      break;
    }
    case 'settled':
      people(view.players[a.seat], a.where, 1);
      break;
    case 'lost-survivor':
      people(view.players[a.seat], a.where, -1);
      break;
    case 'recruited':
      if (!a.condensed) store(view.players[a.seat], a.supply, -1);
      people(view.players[a.seat], AIRLOCK, 1);
      break;
    case 'moved-in':
      people(view.players[a.seat], AIRLOCK, -1);
      people(view.players[a.seat], a.slot, 1);
      break;
    case 'built': {
      const room = view.players[a.seat]?.rooms[a.slot];
      if (room) room.built = true;
      break;
    }
    case 'night-fell':
      Object.assign(view, { phase: 'night', night_step: 1, turn: a.seat });
      break;
    case 'overcame': {
      const space = view.convoy.find((one) => one.event === EVENTS[a.event]);
      if (space) Object.assign(space, { state: 'overcome', by: a.seat });
      break;
    }
    case 'fed':
      view.turn = a.seat;
      view.night_step = 2;
      break;
    case 'ate':
      for (const [resource, count] of [a.meat, a.water, a.cans].entries()) store(view.players[a.seat], resource, -count);
      break;
    case 'shielded':
      view.night_step = 3;
      break;
    case 'rotted':
      view.night_step = 7;
      store(view.players[a.seat], 0, -a.meat);
      store(view.players[a.seat], 1, -a.water);
      break;
    case 'scored':
      view.phase = 'end';
      break;
  }
}

/** Return the current step of Dawn or the Night in words; null in a player's turn. */
export function works({ phase, night_step }: View): string | null {
  if (phase === 'dawn') return t('phase-dawn');
  return phase === 'night' ? t('ui-works-night', { step: t(`night-step-${Math.max(1, night_step)}`) }) : null;
}

/** Events that are consequences of others, or the same for everybody. */
const MINOR = new Set(['passed', 'stocked', 'gauge-rose', 'gauge-fell', 'room-fell', 'room-filled', 'rotted', 'shielded', 'token-moved', 'settled']);
export const minor = ({ kind }: EventView): boolean => MINOR.has(kind);

export function coming({ phase, night_step, lap, day, days }: View): string {
  if (phase === 'dawn') return t('ui-coming', { what: 'day' });
  if (phase === 'day') return lap === LAPS ? t('ui-coming', { what: 'night' }) : '';
  if (phase !== 'night') return '';
  return night_step < NIGHT_ICONS.length ? t(`night-step-${Math.max(1, night_step) + 1}`) : t('ui-coming', { what: day < days ? 'dawn' : 'convoy' });
}

/** The least time in milliseconds for which each kind of event is shown; 0 without an entry. */
const PACE: Record<string, number> = {
  revealed: 600, 'first-player': 500, placed: 180, 'day-began': 700, stocked: 160, 'event-flipped': 900,
  'stock-lost': 500, 'nomads-took': 300, 'lost-token': 300, 'lost-survivor': 500, 'gauge-rose': 350,
  'gauge-fell': 350, moved: 520, stood: 300, 'token-moved': 300, peeked: 300, pressed: 450, refused: 400,
  'paid-tribute': 380, gained: 420, settled: 320, scavenged: 520, harvested: 420, 'algae-taken': 350,
  'dam-opened': 350, sensed: 400, caught: 650, took: 450, searched: 480, 'night-fell': 700, overcame: 800,
  fed: 300, ate: 260, recruited: 260, 'moved-in': 260, built: 450, bred: 350, drew: 350, salvaged: 350,
  repaired: 450, 'pair-made': 450, rotted: 250, 'room-filled': 400, 'room-fell': 400, scored: 420, 'game-over': 900,
}; // prettier-ignore

export const pace = (event: EventView): number => PACE[event.kind] ?? 0;
export const lead = (): number => 0;

const ICONS: Record<string, string> = {
  'stock-lost': 'score-events', 'nomads-took': 'score-events', stocked: 'phase-dawn', 'game-over': 'convoy-truck',
}; // prettier-ignore
const HARM = ['lost-survivor', 'lost-token', 'stock-lost', 'nomads-took', 'room-fell'];

/** Return the look of a log line. */
export function log(event: EventView, table: OutliveTable): LogLine | null {
  const { kind, args: a } = eventOf(event);
  const tone = HARM.includes(kind) ? 'danger' : 'plain';
  switch (kind) {
    case 'day-began':
      return { heading: t('ui-log-day', { day: a.day }), icon: 'phase-day' };
    case 'night-fell':
      return { heading: t('ui-log-night', { day: a.day }), icon: 'phase-night' };
    case 'event-flipped':
      return { icon: `icon-${table.view.convoy[a.day - 1]?.event ?? 'wait'}`, tone: 'danger' };
    case 'fed':
      return { seat: a.seat, tone: a.missing > 0 ? 'danger' : 'plain' };
    case 'game-over':
      return { heading: t('phase-end'), icon: ICONS[kind] };
    default:
      return 'seat' in a ? { seat: a.seat, tone } : { icon: ICONS[kind] ?? `night-1-${NIGHT_ICONS[0]}`, tone };
  }
}
