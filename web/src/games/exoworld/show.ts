import type { EventView } from '$lib/api/types.ts';
import type { LogLine } from '$lib/table/game.ts';
import { t } from '$lib/words.svelte.ts';
import { DECK, FLIGHTS, PILE, ROW } from './flights.ts';
import { placeOf } from './grid.ts';
import { eventIcon, isCritical } from './look.ts';
import { crewName } from './say.ts';
import {
  CLASSES, EVENTS, HIGHEST_LEVEL, ISSUES, KINDS, LASTING, LOWEST_LEVEL, TOKENS, eventOf,
  type ExoworldTable, type Location, type Player, type View,
} from './types.ts'; // prettier-ignore

const playerOf = (view: View, seat: number): Player | undefined => view.players.find((player) => player.seat === seat);
const locationOf = (view: View, cell: number): Location | undefined => view.locations.find((one) => one.cell === cell);

function take(cards: string[] | null | undefined, card: string): boolean {
  const at = cards?.indexOf(card) ?? -1;
  if (at >= 0) cards!.splice(at, 1);
  return at >= 0;
}

/** Add a card to a hand, which is sorted by kind. */
function gain(view: View, seat: number, card: string): void {
  const player = playerOf(view, seat);
  if (!player) return;
  player.cards += 1;
  const colour = view.cards[card]!.colour;
  player.classes[colour] = (player.classes[colour] ?? 0) + 1;
  player.hand?.push(card);
  player.hand?.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
}

function lose(view: View, seat: number, card: string): void {
  const player = playerOf(view, seat);
  if (!player || !(player.hand === null || take(player.hand, card))) return;
  player.cards = Math.max(0, player.cards - 1);
  const colour = view.cards[card]!.colour;
  player.classes[colour] = Math.max(0, (player.classes[colour] ?? 0) - 1);
}

function setToken(view: View, cell: number, token: number, by: 1 | -1): void {
  const location = locationOf(view, cell);
  const name = TOKENS[token]!;
  if (!location) return;
  const count = Math.max(0, (location.tokens[name] ?? 0) + by);
  if (count > 0) location.tokens[name] = count;
  else delete location.tokens[name];
  location.working = !location.tokens.SHUT;
  location.frozen = Boolean(location.tokens.FROZ);
}

/** The steps that come automatically in every turn: the event, and the update. */
const BY_ITSELF = ['event', 'w2', 'w3', 'update'];
export const works = ({ step }: View): string | null => (BY_ITSELF.includes(step) ? t(`ui-step-${step === 'update' ? 'update' : 'event'}`) : null);

/** Events that are consequences of others. */
const MINOR = new Set(['emergency-changed', 'updated', 'held', 'reshuffled', 'token-placed', 'token-removed', 'fatigue-ended', 'lasting-ended']);
export const minor = ({ kind }: EventView): boolean => MINOR.has(kind);

export const coming = ({ step, turn, events }: View): string =>
  turn === 0 ? '' : t('ui-coming', { step, events: events.left });

/** Change the shown view by an event; what the event does not tell comes with the final view. */
export function apply(view: View, event: EventView, rest: View): void {
  const { kind, args: a } = eventOf(event);
  switch (kind) {
    case 'turn-began':
      Object.assign(view, { turn: a.turn, active: a.crew, actions: a.actions, actions_left: a.actions, step: 'actions' });
      break;
    case 'actions-ended':
      Object.assign(view, { step: 'event', actions_left: 0 });
      break;
    case 'drew': {
      const card = KINDS[a.kind]!;
      if (a.origin === DECK) view.deck = Math.max(0, view.deck - 1);
      if (a.origin === ROW) take(view.row, card);
      if (a.origin === PILE) take(view.discard, card);
      gain(view, a.seat, card);
      break;
    }
    case 'drew-unseen': {
      const player = playerOf(view, a.seat);
      const colour = CLASSES[a.colour]!;
      if (player) Object.assign(player.classes, { [colour]: (player.classes[colour] ?? 0) + 1 });
      if (player) player.cards += 1;
      if (a.origin === DECK) view.deck = Math.max(0, view.deck - 1);
      break;
    }
    case 'row-filled':
      view.row.push(KINDS[a.kind]!);
      view.deck = Math.max(0, view.deck - 1);
      break;
    case 'row-cleared':
      view.discard.push(...view.row.splice(0));
      break;
    case 'reshuffled':
      view.discard = [];
      view.deck = a.count;
      break;
    case 'discarded':
      lose(view, a.seat, KINDS[a.kind]!);
      view.discard.push(KINDS[a.kind]!);
      break;
    case 'gave':
      lose(view, a.giver, KINDS[a.kind]!);
      gain(view, a.receiver, KINDS[a.kind]!);
      break;
    case 'protocol-played':
      lose(view, a.seat, KINDS[a.kind]!);
      break;
    case 'item-played':
      lose(view, view.crew.find(({ crew }) => crew === a.crew)?.seat ?? a.crew, KINDS[a.kind]!);
      break;
    case 'deployed': {
      const built = locationOf(rest, a.cell);
      const module = KINDS[a.kind]!;
      if (built && !locationOf(view, a.cell)) {
        const working = { working: true, frozen: false, tokens: {}, pawns: [] };
        view.locations.push({ ...built, ...placeOf(a.cell), module, ...working });
      }
      view.spaces = view.spaces.filter(({ cell }) => cell !== a.cell);
      lose(view, view.crew.find(({ crew }) => crew === a.crew)?.seat ?? a.crew, module);
      if (!a.free && view.deploy === null) view.actions_left = Math.max(0, view.actions_left - 1);
      view.deploy = null;
      break;
    }
    case 'levels':
      for (const [index, raw] of [a.o, a.w, a.f, a.e].entries()) {
        const level = Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, raw));
        Object.assign(view.gauges[index]!, { raw_level: raw, level });
      }
      view.at_goal = view.gauges.filter(({ raw_level }) => raw_level >= 0).length;
      break;
    case 'moved': {
      const member = view.crew.find(({ crew }) => crew === a.crew);
      if (member) member.cell = a.to;
      for (const location of view.locations) {
        location.pawns = location.pawns.filter((crew) => crew !== a.crew);
        if (location.cell === a.to) location.pawns.push(a.crew);
      }
      break;
    }
    case 'produced':
      view.gauges[a.resource]!.supply = a.supply;
      break;
    case 'token-placed':
      setToken(view, a.cell, a.token, 1);
      break;
    case 'token-removed':
      setToken(view, a.cell, a.token, -1);
      break;
    case 'fatigued':
    case 'fatigue-ended': {
      const member = view.crew.find(({ crew }) => crew === a.crew);
      if (member) member.fatigue = kind === 'fatigued';
      break;
    }
    case 'fell-ill':
    case 'cured': {
      const member = view.crew.find(({ crew }) => crew === a.crew);
      const after = rest.crew.find(({ crew }) => crew === a.crew);
      const issue = after?.issues.find((one) => one.issue === ISSUES[a.issue]);
      if (!member) break;
      member.issues = member.issues.filter((one) => one.issue !== ISSUES[a.issue]);
      if (kind === 'fell-ill' && issue) member.issues.push({ ...issue });
      break;
    }
    case 'supply-changed':
      view.gauges[a.resource]!.supply = a.supply;
      break;
    case 'emergency-changed':
      view.emergency.supply = a.emergency;
      break;
    case 'actions-added':
      view.actions += a.amount;
      view.actions_left += a.amount;
      break;
    case 'lasting-began': {
      const begun = rest.lasting.find(({ code }) => code === LASTING[a.code]);
      if (begun) view.lasting = [...view.lasting.filter(({ code }) => code !== begun.code), { ...begun }];
      break;
    }
    case 'lasting-ended':
      view.lasting = view.lasting.filter(({ code }) => code !== LASTING[a.code]);
      break;
    case 'event-revealed': {
      const card = EVENTS[a.kind]!;
      Object.assign(view.events, { revealed: card, severity: isCritical(card) ? 'critical' : 'normal', cancelled: false });
      countDown(view);
      break;
    }
    case 'event-veiled':
      Object.assign(view.events, { revealed: null, severity: a.severity === 0 ? 'normal' : 'critical' });
      countDown(view);
      break;
    case 'event-cancelled':
      view.events.cancelled = true;
      break;
    case 'event-resolved':
      if (!EVENTS[a.kind]!.match(/^EN2[2-5]$/)) view.events.discard.push(EVENTS[a.kind]!);
      Object.assign(view.events, { revealed: null, severity: null });
      view.step = 'update';
      break;
    case 'joined':
      come(view, a.seat, rest);
      break;
    case 'left':
      view.crew = view.crew.filter(({ seat }) => seat !== a.seat);
      view.players = view.players.filter(({ seat }) => seat !== a.seat);
      for (const location of view.locations) location.pawns = location.pawns.filter((crew) => crew !== a.seat);
      break;
    case 'game-over':
      view.outcome = rest.outcome;
      break;
  }
}

/** Add a newcomer on the Home Base, with an empty hand. */
function come(view: View, seat: number, rest: View): void {
  const member = rest.crew.find((one) => one.seat === seat);
  const player = playerOf(rest, seat);
  if (!member || !player || playerOf(view, seat)) return;
  const home = view.locations.find(({ x, y }) => x === 0 && y === 0);
  view.crew = [...view.crew, { ...member, cell: home?.cell ?? member.cell }].sort((a, b) => a.crew - b.crew);
  const hand = player.hand && [];
  view.players = [...view.players, { ...player, cards: 0, classes: {}, hand }].sort((a, b) => a.seat - b.seat);
  home?.pawns.push(member.crew);
}

/** Remove the top card of the Event deck. */
function countDown(view: View): void {
  view.step = 'event';
  view.events.left = Math.max(0, view.events.left - 1);
  const block = view.events.blocks.find(({ left }) => left > 0);
  if (block) block.left -= 1;
}

/** The least time in milliseconds for which each kind of event is shown; 0 without an entry. */
const PACE: Record<string, number> = {
  'character-kept': 350, 'turn-began': 500, drew: 260, 'drew-unseen': 260, 'row-filled': 140,
  'row-cleared': 240, recycled: 200, reshuffled: 320, discarded: 120, surveyed: 300, 'saw-card': 200,
  'row-received': 260, refused: 500, gave: 320, 'gave-unseen': 320, deployed: 520, levels: 300,
  moved: 320, produced: 320, 'skill-used': 260, 'item-played': 360, 'protocol-played': 600,
  'asked-for': 500, declined: 500, 'token-placed': 420, 'token-removed': 320, fatigued: 320,
  'fatigue-ended': 260, 'fell-ill': 500, cured: 500, 'supply-changed': 220, 'emergency-changed': 420,
  'actions-added': 320, 'credits-added': 260, 'free-deploy': 260, held: 320, 'lasting-began': 420,
  'lasting-ended': 260, peeked: 320, 'order-set': 320, 'event-dropped': 500, 'event-revealed': 1500,
  'event-veiled': 900, 'scenario-event': 700, 'event-cancelled': 800, 'no-events': 600, updated: 260,
  joined: 500, left: 500, 'game-over': 1200,
}; // prettier-ignore

export const pace = (event: EventView): number => PACE[event.kind] ?? 0;
/** Cards move first. */
export const lead = (event: EventView): number => FLIGHTS[event.kind] ?? 0;

/** Return the cells that an event is about. */
export function places(event: EventView): number[] {
  const { cell, from, to } = event.args;
  return [cell, from, to].filter((number) => number !== undefined && number >= 0) as number[];
}

const TOKEN_ICONS = ['leak-oxygen', 'leak-water', 'leak-food', 'leak-energy', 'emergency', 'shutdown', 'frozen', 'landslide'];
const RESOURCE_ICONS = ['oxygen', 'water', 'food', 'energy'];

/** Return the look of a log line. */
export function log(event: EventView, table: ExoworldTable): LogLine | null {
  const { kind, args: a } = eventOf(event);
  const { view } = table;
  switch (kind) {
    case 'turn-began':
      return { heading: t('ui-log-turn', { turn: a.turn, name: crewName(table, a.crew) }), seat: a.crew };
    case 'token-placed':
      return { icon: `token-${TOKEN_ICONS[a.token]}`, tone: 'danger' };
    case 'token-removed':
      return { icon: `token-${TOKEN_ICONS[a.token]}` };
    case 'supply-changed':
      return { icon: `resource-${RESOURCE_ICONS[a.resource]}` };
    case 'produced':
      return { icon: `resource-${RESOURCE_ICONS[a.resource]}` };
    case 'emergency-changed':
      return { icon: 'resource-emergency', tone: a.amount < 0 ? 'danger' : 'plain' };
    case 'event-revealed':
      return { icon: eventIcon(EVENTS[a.kind]!, view.scenario.id), tone: isCritical(EVENTS[a.kind]!) ? 'danger' : 'plain' };
    case 'event-veiled':
      return { icon: 'ui-event', tone: a.severity === 0 ? 'plain' : 'danger' };
    case 'scenario-event':
      return { icon: `scenario-${view.scenario.id}-${a.severity === 0 ? 'normal' : 'critical'}` };
    case 'fell-ill':
      return { icon: `health-${ISSUES[a.issue]}`, tone: 'danger' };
    case 'fatigued':
      return { icon: 'token-fatigue' };
    case 'lasting-began':
    case 'lasting-ended':
      return { icon: `lasting-${LASTING[a.code]}` };
    case 'updated':
      return { icon: 'ui-update' };
    case 'held':
      return { icon: `resource-${RESOURCE_ICONS[a.resource]}` };
    case 'reshuffled':
      return { icon: 'ui-deck' };
    case 'game-over':
      return { icon: 'ui-goal', tone: view.outcome === 'lost' ? 'danger' : 'plain' };
    default:
      return 'crew' in a ? { seat: a.crew } : 'giver' in a ? { seat: a.giver } : 'seat' in a && a.seat >= 0 ? { seat: a.seat } : {};
  }
}
