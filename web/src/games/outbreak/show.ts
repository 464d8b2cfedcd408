import type { EventView } from '$lib/api/types.ts';
import type { LogLine } from '$lib/table/game.ts';
import { t } from '$lib/words.svelte.ts';
import { hordeKind, placeName } from './say.ts';
import {
  cardId, DOOM_FACES, doomId, FACES, PHASES, PIECES, REFUGEES, RESOURCES, ROLLS, skillId, eventOf, TRACKER,
  type Card, type Horde, type OutbreakTable, type Settlement, type Survivor, type View,
} from './types.ts'; // prettier-ignore

const BITS = 5;

/** Return the dice of a packed number, which has five bits for each face. */
export function unpack(packed: number): Record<string, number> {
  const mask = (1 << BITS) - 1;
  return Object.fromEntries(FACES.map((face, k) => [face, (packed >> (BITS * k)) & mask]));
}

const survivorOf = (view: View, number: number): Survivor | undefined =>
  view.survivors.find((one) => one.number === number);
const placeOf = (view: View, number: number): Settlement | undefined =>
  view.settlements.find((one) => one.number === number);
const hordeAt = (view: View, hex: number): Horde | undefined => view.hordes.find((one) => one.hex === hex);

function move(view: View, survivor: number, to: number): void {
  const [who, place] = [survivorOf(view, survivor), placeOf(view, to)];
  if (who && place) Object.assign(who, { settlement: place.id, hex: place.hex });
}

function change(bag: Record<string, number>, kind: string | undefined, by: number): void {
  if (kind !== undefined) bag[kind] = Math.max(0, (bag[kind] ?? 0) + by);
}

function handle(who: Survivor | undefined, card: number, by: 1 | -1, rest: View): void {
  if (!who || card < 0) return;
  const id = cardId(card);
  const held = who.hand.find((one) => one.id === id);
  if (held) held.count += by;
  else if (by > 0) {
    const known = rest.survivors.flatMap(({ hand }) => hand).find((one) => one.id === id);
    const blank: Card = { id, count: 1, schematic: id.startsWith('SC'), built: false, user: null, windows: [], playable: false };
    who.hand.push(known ? { ...known, count: 1, playable: false } : blank);
  }
  who.hand = who.hand.filter(({ count }) => count > 0);
  who.hand_size = Math.max(0, who.hand_size + by);
}

function put(place: Settlement | undefined, piece: number, by: 1 | -1): void {
  const name = PIECES[piece];
  if (!place || name === undefined) return;
  change(place.pieces, name, by);
  if (name === 'power') place.power = !place.pieces.power;
}

/** Return a horde as in the final view, at its current hex. */
function known(rest: View, card: number, hex: number): Horde | undefined {
  const found = rest.hordes.find((one) => one.card === card && one.face_up);
  return found && { ...found, hex, acted: false, hits: 0 };
}

function leave(view: View, hex: number): void {
  view.hordes = view.hordes.filter((one) => one.hex !== hex);
  const place = view.settlements.find((one) => one.hex === hex);
  if (place) place.overrun = false;
}

/** Change the shown view by an event; what the event does not tell comes with the final view. */
export function apply(view: View, event: EventView, rest: View): void {
  const { kind, args: a } = eventOf(event);
  switch (kind) {
    case 'day-began':
      view.day = a.day;
      if (rest.day === a.day) view.days = rest.days;
      for (const survivor of view.survivors) survivor.activated = false;
      break;
    case 'phase-began':
      view.phase = PHASES[a.phase] ?? view.phase;
      // The decision of the previous phase has been answered.
      view.decision = null;
      view.dice = null;
      for (const survivor of view.survivors) {
        if (survivor.active) Object.assign(survivor, { active: false, activated: true });
      }
      break;
    case 'doom-drawn':
      while (view.doom_drawn.length < Math.min(a.count, TRACKER)) view.doom_drawn.push({ id: null, skills_no: false });
      break;
    case 'doom-active':
      view.doom_drawn = view.doom_drawn.slice(1);
      view.doom_active.push(rest.doom_active.find(({ id }) => id === doomId(a.doom)) ?? { id: doomId(a.doom), skills_no: false });
      break;
    case 'doom-discarded':
      if (a.was_active) view.doom_active = view.doom_active.filter(({ id }) => id !== doomId(a.doom));
      else view.doom_drawn = view.doom_drawn.slice(1);
      break;
    case 'surveyed':
    case 'revealed': {
      const horde = hordeAt(view, a.hex) ?? known(rest, a.horde, a.hex);
      const face = rest.hordes.find((one) => one.card === a.horde);
      if (horde && face) Object.assign(horde, { ...face, hex: a.hex, hits: 0, acted: false });
      if (horde && !view.hordes.includes(horde)) view.hordes.push(horde);
      if (horde && kind === 'revealed') Object.assign(horde, { face_up: true, meeple: a.swollen ? 'swell' : 'outbreak' });
      break;
    }
    case 'replenished':
      for (const horde of rest.hordes) {
        if (!horde.face_up && !hordeAt(view, horde.hex)) view.hordes.push(horde);
      }
      view.edges = rest.edges;
      view.deck = a.left;
      break;
    case 'put-down':
      put(placeOf(view, a.settlement), a.piece, 1);
      break;
    case 'taken-away':
      put(placeOf(view, a.settlement), a.piece, -1);
      break;
    case 'restored': {
      const place = placeOf(view, a.settlement);
      if (place) for (const piece of ['power', 'fire', 'contam']) delete place.pieces[piece];
      if (place) place.power = true;
      break;
    }
    case 'helpless-moved': {
      const place = placeOf(view, a.to);
      if (place) Object.assign(view.helpless, { settlement: place.id, hex: place.hex });
      break;
    }
    case 'settlers-came':
      view.settlers = rest.settlers.length > view.settlers.length ? rest.settlers : view.settlers;
      break;
    case 'settlers-moved': {
      const [token, place] = [view.settlers.find(({ piece }) => piece === REFUGEES[a.piece]), placeOf(view, a.to)];
      if (token && place) Object.assign(token, { settlement: place.id, hex: place.hex });
      break;
    }
    case 'founded': {
      const place = rest.settlements.find((one) => one.hex === a.hex);
      if (place && !view.settlements.some((one) => one.hex === a.hex)) view.settlements.push({ ...place, pieces: {} });
      view.edges = view.edges.filter(({ hex }) => hex !== a.hex);
      view.settlers = rest.settlers;
      break;
    }
    case 'entered-play': {
      const survivor = survivorOf(rest, a.survivor);
      // Cards and tokens come with the next events.
      const goods = Object.fromEntries(RESOURCES.map((kind) => [kind, 0]));
      if (survivor && !survivorOf(view, a.survivor)) view.survivors.push({ ...survivor, hand: [], hand_size: 0, goods, active: false });
      break;
    }
    case 'turn-began':
      for (const survivor of view.survivors) {
        if (survivor.active) survivor.activated = true;
        survivor.active = survivor.number === a.survivor;
      }
      view.dice = null;
      break;
    case 'moved':
    case 'carried':
    case 'retreated':
      move(view, a.survivor, a.to);
      break;
    case 'gained':
    case 'returned': {
      const who = survivorOf(view, a.survivor);
      const by = kind === 'gained' ? a.count : -a.count;
      if (who) change(who.goods, RESOURCES[a.resource], by);
      change(view.store, RESOURCES[a.resource], -by);
      break;
    }
    case 'drew':
      handle(survivorOf(view, a.survivor), a.card, 1, rest);
      break;
    case 'discarded':
    case 'played':
      handle(survivorOf(view, a.survivor), a.card, -1, rest);
      break;
    case 'exp-changed':
      view.exp = a.total;
      break;
    case 'healed':
    case 'wounded': {
      const who = survivorOf(view, a.survivor);
      const by = kind === 'healed' ? -a.count : a.count;
      if (who) who.wounds = Math.max(0, Math.min(who.health, who.wounds + by));
      break;
    }
    case 'fell-down': {
      const who = survivorOf(view, a.survivor);
      if (who) Object.assign(who, { down: true, wounds: who.health });
      break;
    }
    case 'revived': {
      const who = survivorOf(view, a.survivor);
      if (who) Object.assign(who, { down: false, wounds: survivorOf(rest, a.survivor)?.wounds ?? 0 });
      break;
    }
    case 'learned': {
      const who = survivorOf(view, a.survivor);
      if (who) who.skills.push(skillId(a.skill));
      break;
    }
    case 'rolled':
    case 'rerolled': {
      const last = rest.dice ?? view.dice;
      const faces = unpack(a.faces);
      const doom_die = DOOM_FACES[a.doom_die] ?? 'none';
      const name = survivorOf(view, a.survivor)?.name ?? null;
      const blank = { settlement: '', blank: [], garrisons: 0, traps: 0, ammo: 0, artillery: false, added: [], target: null, reach: [], far: [], may_split: true, tokens: {}, wild: false }; // prettier-ignore
      const roll = kind === 'rolled' ? (ROLLS[a.roll] ?? 'attack') : (view.dice?.roll ?? 'attack');
      const dice = FACES.reduce((sum, face) => sum + (faces[face] ?? 0), 0);
      view.dice = { ...blank, ...last, roll, survivor: name, faces, doom_die, dice, thrown: true };
      break;
    }
    case 'paid': {
      const spent = unpack(a.dice);
      for (const face of FACES) if (view.dice) change(view.dice.faces, face, -(spent[face] ?? 0));
      break;
    }
    case 'struck': {
      const horde = hordeAt(view, a.hex);
      if (horde) horde.hits = a.hits;
      break;
    }
    case 'destroyed':
      leave(view, a.hex);
      view.destroyed += 1;
      break;
    case 'swelled': {
      const horde = hordeAt(view, a.hex);
      if (horde) Object.assign(horde, { meeple: 'swell', acted: true });
      break;
    }
    case 'marched': {
      const horde = hordeAt(view, a.from) ?? known(rest, a.horde, a.to);
      leave(view, a.from);
      view.hordes = view.hordes.filter(({ hex }) => hex !== a.to);
      if (horde) view.hordes.push(Object.assign(horde, { hex: a.to, acted: true }));
      break;
    }
    case 'overran': {
      const place = placeOf(view, a.settlement);
      if (place) place.overrun = true;
      break;
    }
  }
}

/** Decisions of the morning: while somebody answers one, it is not the board that acts. */
const OF_MORNING = ['discard', 'window', 'reveal', 'reveal-edge', 'settler', 'settler-tile', 'helpless'];

/** Return what the board does by itself, at night and in the morning; null while the players act. */
export function works({ phase, day, decision }: View): string | null {
  const answers = decision !== null && OF_MORNING.includes(decision);
  return phase === 'zombies' || (phase === 'opening' && !answers) ? t('ui-works', { phase, day }) : null;
}

/** Events that are consequences of others, or the same for everybody. */
const MINOR = new Set([
  'drew', 'gained', 'day-began', 'founded', 'put-down', 'taken-away', 'replenished', 'exp-changed', 'doom-drawn', 'doom-prevented', 'settlers-moved',
]); // prettier-ignore
export const minor = ({ kind }: EventView): boolean => MINOR.has(kind);

/** Return what is known to come next. Which of several hordes moves first is not known. */
export function coming(view: View): string {
  const { phase, survivors, tonight, dusk } = view;
  const walks = tonight.filter(({ hex }) => hordeAt(view, hex)?.acted === false);
  if (phase === 'opening') return t('ui-coming', { what: 'survivors' });
  if (phase === 'survivors') {
    const last = survivors.every(({ active, activated, down }) => active || activated || down);
    return last ? t('ui-coming', { what: 'night', count: tonight.length }) : '';
  }
  const [way] = walks;
  if (way && walks.length === 1) return `${hordeKind(hordeAt(view, way.hex)!)} → ${way.targets.map((hex) => placeName(hex, view)).join(' / ')}`;
  if (way) return t('ui-coming', { what: 'hordes', count: walks.length });
  return t('ui-coming', { what: dusk.length > 0 ? 'dusk' : 'day' });
}

/** The least time in milliseconds for which each kind of event is shown; 0 without an entry. */
const PACE: Record<string, number> = {
  'day-began': 650, 'phase-began': 450, 'doom-drawn': 380, 'doom-overflowed': 380, 'doom-prevented': 300,
  'doom-active': 520, surveyed: 120, revealed: 520, contaminated: 320, replenished: 320, 'put-down': 320,
  restored: 400, 'settlers-came': 400, 'settlers-moved': 300, 'settlers-lost': 520, 'helpless-moved': 300, founded: 520,
  moved: 280, carried: 350, retreated: 300, gained: 260, returned: 160, drew: 260, played: 520, healed: 320,
  wounded: 420, spared: 320, 'fell-down': 620, revived: 420, learned: 420, built: 420, traded: 200, aided: 260,
  searched: 200, used: 260, rolled: 1000, rerolled: 700, paid: 420, struck: 420, destroyed: 520, fallout: 320,
  swelled: 200, marched: 480, repelled: 420, overran: 420, left: 500, 'took-over': 420, 'game-over': 900,
}; // prettier-ignore

export const pace = (event: EventView): number => PACE[event.kind] ?? 0;

/** Milliseconds before an event changes the view: dice roll first, and what is destroyed is seen to fall. */
const LEAD: Record<string, number> = { destroyed: 320, paid: 260 };
export const lead = (event: EventView): number => LEAD[event.kind] ?? 0;

/** Return the hexes that an event is about. Events number settlements, so the view is needed. */
export function places(event: EventView, view?: View): number[] {
  const { hex, settlement, survivor, from, to } = event.args as Record<string, number | undefined>;
  const found: (number | undefined)[] = [hex];
  const place = (number: number | undefined) =>
    number === undefined || !view ? undefined : placeOf(view, number)?.hex;
  if (event.kind === 'marched') found.push(from, to);
  else found.push(place(settlement), place(from), place(to));
  const nowhere = found.filter((one) => one !== undefined).length === 0;
  if (nowhere && survivor !== undefined && view) found.push(survivorOf(view, survivor)?.hex);
  return [...new Set(found)].filter((one) => one !== undefined && one >= 0) as number[];
}

/** Kinds of events in the danger colour, and the drawing of each log line. */
const DANGER = new Set(['overran', 'wounded', 'fell-down', 'settlers-lost', 'doom-overflowed', 'game-over']);
const ICON: Record<string, string> = {
  'doom-drawn': 'event-doom', 'doom-overflowed': 'event-doom', 'doom-prevented': 'event-doom', 'doom-active': 'event-doom',
  'doom-discarded': 'event-doom', 'doom-peeked': 'event-doom', 'doom-bottomed': 'event-doom', revealed: 'event-reveal-bonus',
  'horde-drawn': 'event-reveal-bonus', replenished: 'meeple-horde', 'put-down': 'action-develop', restored: 'develop-restore',
  'settlers-came': 'event-settlers', 'settlers-moved': 'event-settlers', 'settlers-lost': 'event-settlers',
  'helpless-moved': 'token-helpless', founded: 'develop-bulwark', overran: 'meeple-horde', repelled: 'token-bulwark',
  paid: 'action-accept', 'game-over': 'logo-outbreak',
}; // prettier-ignore

/** Return dice for a log line. */
function diceOf(packed: number, doomDie: number): LogLine['dice'] {
  const faces = Object.entries(unpack(packed)).flatMap(([face, count]) => Array.from({ length: count }, () => face));
  const dice = faces.map((face) => ({ art: `die-${face}`, label: t(`face-${face}`) }));
  const doom = DOOM_FACES[doomDie] ?? 'none';
  return doom === 'none' ? dice : [...dice, { art: `doomdie-${doom}`, label: t(`ui-doom-die-${doom}`) }];
}

/** Return the look of a log line. */
export function log(event: EventView, table: OutbreakTable): LogLine | null {
  const { kind, args: a } = eventOf(event);
  if (kind === 'phase-began') return { heading: t('ui-phase-began', { phase: PHASES[a.phase] ?? 'setup' }) };
  if (kind === 'day-began') return { icon: 'token-day' };
  const tone = DANGER.has(kind) ? 'danger' : 'plain';
  if (kind === 'rolled' || kind === 'rerolled') return { seat: survivorOf(table.view, a.survivor)?.seat, dice: diceOf(a.faces, a.doom_die) };
  if (ICON[kind]) return { icon: ICON[kind], tone };
  const survivor = 'survivor' in a ? survivorOf(table.view, a.survivor) : undefined;
  if (survivor) return { seat: survivor.seat, tone };
  return 'seat' in a ? { seat: a.seat, tone } : { tone };
}
