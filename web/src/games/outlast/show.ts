import type { EventView } from '$lib/api/types.ts';
import type { LogLine } from '$lib/table/game.ts';
import { t } from '$lib/words.svelte.ts';
import { idOf, PREY, RESOURCE, SLOTS, STRUCTURES, eventOf, type Meeple, type OutlastTable, type Tile, type View } from './types.ts';

const meepleOf = (view: View, seat: number, number: number): Meeple | undefined =>
  view.players[seat]?.meeples.find(({ id }) => id === idOf(seat, number));
const tileOf = (view: View, number: number): Tile | undefined =>
  view.tiles.find((tile) => tile.number === number);
const capped = (value: number) => Math.max(0, Math.min(SLOTS, value));

function lay(view: View, tile: number, goods: number): void {
  const onto = tileOf(view, tile);
  if (!onto?.face_up) return;
  if (goods === RESOURCE) onto.resources = capped(onto.resources + 1);
  if (goods === PREY) onto.prey = capped(onto.prey + 1);
}

/** Change the shown view by an event; what the event does not tell comes with the final view. */
export function apply(view: View, event: EventView, rest: View): void {
  const { kind, args: a } = eventOf(event);
  switch (kind) {
    case 'round-began':
      view.round = a.round;
      view.wind = a.wind;
      view.done = [];
      view.turn = null;
      view.step = '';
      view.order = rest.round === a.round ? [...rest.order] : view.order;
      break;
    case 'turn-began':
      view.turn = a.seat;
      view.actions = a.actions;
      view.actions_left = a.actions;
      for (const meeple of view.players[a.seat]?.meeples ?? []) meeple.hidden = false;
      break;
    case 'moved': {
      const meeple = meepleOf(view, a.seat, a.number);
      if (meeple) Object.assign(meeple, { tile: a.to, hidden: false, cornered: false });
      break;
    }
    case 'revealed': {
      const tile = tileOf(view, a.tile);
      const terrain = rest.tiles.find(({ number }) => number === a.tile)?.terrain ?? null;
      const { resources, prey, wolf } = a;
      if (tile) Object.assign(tile, { face_up: true, terrain, resources, prey, wolf: wolf > 0 });
      break;
    }
    case 'gathered': {
      const [tile, meeple] = [tileOf(view, a.tile), meepleOf(view, a.seat, a.number)];
      if (tile) tile.resources = capped(tile.resources - 1);
      if (meeple) meeple.resources += 1;
      break;
    }
    case 'hunted': {
      const [tile, meeple] = [tileOf(view, a.tile), meepleOf(view, a.seat, a.number)];
      if (!a.caught) break;
      if (tile) tile.prey = capped(tile.prey - 1);
      if (meeple) meeple.prey += 1;
      break;
    }
    case 'fought-wolf': {
      const tile = tileOf(view, a.tile);
      if (tile && a.won) tile.wolf = false;
      break;
    }
    case 'hid': {
      const meeple = meepleOf(view, a.seat, a.number);
      if (meeple) Object.assign(meeple, { hidden: true, cornered: false });
      break;
    }
    case 'built': {
      const structure = STRUCTURES[a.structure];
      if (structure) tileOf(view, a.tile)?.structures.push({ kind: structure, owner: a.seat });
      break;
    }
    case 'dropped': {
      const meeple = meepleOf(view, a.seat, a.number);
      if (meeple && a.goods === RESOURCE) meeple.resources = Math.max(0, meeple.resources - 1);
      if (meeple && a.goods === PREY) meeple.prey = Math.max(0, meeple.prey - 1);
      lay(view, a.onto < 0 ? a.tile : a.onto, a.goods);
      break;
    }
    case 'died': {
      const player = view.players[a.seat];
      if (player) player.meeples = player.meeples.filter(({ id }) => id !== idOf(a.seat, a.number));
      break;
    }
    case 'fell':
      if (a.onto >= 0) lay(view, a.onto, a.goods);
      break;
    case 'turn-ended':
      view.done = [...view.done, a.seat];
      view.actions_left = 0;
      break;
    case 'board-turn':
      view.turn = null;
      view.step = `board-${a.step}`;
      break;
    case 'resource-grew':
      lay(view, a.tile, RESOURCE);
      break;
    case 'prey-born':
      lay(view, a.tile, PREY);
      break;
    case 'prey-spilled':
      lay(view, a.onto, PREY);
      break;
    case 'wolf-moved':
    case 'wolf-born': {
      const [from, to] = kind === 'wolf-moved' ? [a.from, a.to] : [-1, a.onto];
      const [left, entered] = [tileOf(view, from), tileOf(view, to)];
      if (left) left.wolf = false;
      if (entered?.face_up) entered.wolf = true;
      break;
    }
    case 'wolf-ate': {
      const tile = tileOf(view, a.tile);
      if (tile) tile.prey = capped(tile.prey - 1);
      break;
    }
    case 'wolf-starved': {
      const tile = tileOf(view, a.tile);
      if (tile) tile.wolf = false;
      break;
    }
    case 'arrived': {
      const meeples = view.players[a.seat]?.meeples;
      const id = idOf(a.seat, a.number);
      const known = rest.players[a.seat]?.meeples.find((meeple) => meeple.id === id);
      if (meeples && !meeples.some((meeple) => meeple.id === id)) {
        const slot = known?.slot ?? meeples.length;
        const blank = { resources: 0, prey: 0, hidden: false, cornered: false, eats: false };
        meeples.push({ id, seat: a.seat, slot, tile: a.tile, ...blank, may_starve: false });
      }
      break;
    }
  }
}

/** Return the step of the board's turn in words, by the names of its events; null in a player's turn. */
export const works = ({ turn, step }: View): string | null => (turn === null ? t('ui-works', { step }) : null);

/** Events that belong to the step before: what a wolf does where it goes, and a new round. */
const MINOR = new Set(['wolf-ate', 'wolf-starved', 'prey-spilled', 'round-began']);
export const minor = ({ kind }: EventView): boolean => MINOR.has(kind);

export const coming = ({ turn, step, done, players }: View): string => {
  // After the last player's turn the board acts.
  const left = players.filter(({ seat, alive }) => alive && seat !== turn && !done.includes(seat)).length;
  if (turn !== null) return left === 0 ? t('ui-coming', { step: 'wild' }) : '';
  return t('ui-coming', { step });
};

/** The least time in milliseconds for which each kind of event is shown; 0 without an entry. */
const PACE: Record<string, number> = {
  'round-began': 700, 'turn-began': 350, moved: 300, revealed: 520, gathered: 320, hunted: 950,
  'fought-wolf': 1150, hid: 320, built: 520, dropped: 320, 'fight-began': 500,
  'fight-rolled': 1100, 'fight-added': 600, 'fight-passed': 350, 'fight-committed': 350,
  'fight-drawn': 600, 'fight-won': 600, took: 350, died: 520, fell: 90, 'turn-ended': 200,
  ate: 420, 'board-turn': 380, 'resources-grew': 350, 'prey-spilled': 130,
  'prey-multiplied': 420, 'wolf-moved': 420, 'wolf-born': 620, 'wolf-ate': 90,
  'wolf-starved': 420, arrived: 420, conceded: 600, eliminated: 900, 'game-over': 900,
}; // prettier-ignore

export const pace = (event: EventView): number => PACE[event.kind] ?? 0;

/** Kinds of events with dice, which roll before the view changes. */
const ROLLS = new Set(['hunted', 'fought-wolf', 'fight-rolled']);
export const TUMBLE = 480;
export const lead = (event: EventView): number => (ROLLS.has(event.kind) ? TUMBLE : 0);

/** Return the tiles that an event is about. */
export function places(event: EventView): number[] {
  const { tile, from, to, onto } = event.args;
  return [tile, from, to, onto].filter((number) => number !== undefined && number >= 0) as number[];
}

const die = (value: number, good?: boolean) => ({ art: `die-d8-${value}`, label: String(value), good });

/** The icons of log lines that only need an icon. */
const LOG_ICONS: Record<string, string> = {
  'wolf-moved': 'event-wolf_move', 'wolf-ate': 'event-wolf_eat', 'wolf-starved': 'event-wolf_starve',
  'resources-grew': 'event-grow', 'prey-multiplied': 'event-breed', fell: 'event-fall', 'game-over': 'event-final',
}; // prettier-ignore

/** Return the look of a log line. */
export function log(event: EventView, table: OutlastTable): LogLine | null {
  const { kind, args: a } = eventOf(event);
  switch (kind) {
    case 'turn-began':
      return { heading: a.seat === table.viewer ? t('ui-log-your-turn') : table.realName(a.seat) };
    case 'round-began':
      return { heading: t('ui-log-round', { round: a.round }), icon: 'event-wind' };
    case 'board-turn':
      return a.step === 1 ? { heading: t('ui-log-wild') } : null;
    case 'hunted':
      return { seat: a.seat, dice: [die(a.die, a.caught > 0)] };
    case 'fought-wolf':
      return { seat: a.seat, dice: [die(a.die, a.won > 0)] };
    case 'fight-rolled':
      return { seat: a.seat, dice: [die(a.die), die(a.rival_die)] };
    case 'revealed':
      return { icon: 'event-reveal', tone: a.wolf ? 'danger' : 'plain' };
    case 'died':
      return { icon: a.cause === 1 ? 'event-starve' : 'event-killed', tone: 'danger' };
    case 'wolf-born':
      return { icon: 'event-birth', tone: 'danger' };
    case 'eliminated':
      return { icon: 'event-out', tone: 'danger' };
    default:
      return kind in LOG_ICONS ? { icon: LOG_ICONS[kind] } : 'seat' in a ? { seat: a.seat } : {};
  }
}
