import type { EventView, Frame } from '$lib/api/types.ts';
import type { Curves, Deed, Ending, Mark, Moment } from '$lib/table/game.ts';
import { countDeeds, didMost, highlights, lastOfEach, marksOf, roundCurves, valueAfter } from '$lib/table/end/past_rounds.ts';
import { t } from '$lib/words.svelte.ts';
import { isCritical } from './look.ts';
import { EVENTS, eventOf, type ExoworldTable } from './types.ts';

/** Return the contents of the end screen. Everybody wins or loses together. */
export function ending(table: ExoworldTable): Ending {
  const { view } = table;
  const won = view.outcome === 'won';
  const planet = t(`scenario-${view.scenario.id}`);
  const short = view.gauges.filter(({ raw_level }) => raw_level < 0).map(({ resource }) => t(`resource-${resource}`));
  const missing = new Intl.ListFormat(t('locale')).format(short);
  const modules = view.locations.length - 1;
  return {
    scene: won ? 'exoworld-scene-win' : 'exoworld-scene-loss',
    wears: view.crew.map(({ crew }) => crew),
    seats: won ? view.players.map(({ seat }) => seat) : [],
    kicker: planet,
    title: t(won ? 'ui-end-won' : 'ui-end-lost'),
    text: t(won ? 'ui-end-won-text' : 'ui-end-lost-text', {
      turn: view.turn, modules, emergency: view.emergency.supply, missing,
    }), // prettier-ignore
    together: true,
    pointsLabel: '',
    ranking: [],
    note: t(won ? 'ui-end-note-won' : 'ui-end-note-lost'),
    clause: won ? 'EX-END-1' : 'EX-EMG-3',
  };
}

/** Return curves of the Emergency supply, all supplies and the levels at the goal, by turn. */
export function curves(frames: Frame[]): Curves {
  const turns = lastOfEach(frames, (frame) => Math.max(1, valueAfter(frame, 'turn')));
  const line = (name: string) => turns.last.map((frame) => valueAfter(frame, name));
  return roundCurves(t('ui-turn'), turns, [
    { label: t('ui-curves-emergency'), tone: 'blood', values: line('emergency') },
    { label: t('ui-curves-supplies'), tone: 'text', values: line('supplies') },
    { label: t('ui-curves-goal'), tone: 'text', values: line('at_goal') },
  ]);
}

/** Return what each character did most, compared with the others. A seat has one character. */
export function deeds(frames: Frame[], table: ExoworldTable): Deed[] {
  const { crew } = table.view;
  const people = Math.max(...crew.map((one) => one.crew)) + 1;
  const ofSeat = (seat: number) => {
    const own = crew.filter((one) => one.seat === seat);
    return own.length === 1 ? own[0]!.crew : -1;
  };
  const found = countDeeds(frames, people, (event) => {
    const { kind, args } = eventOf(event);
    switch (kind) {
      case 'deployed':
      case 'repaired':
      case 'item-played':
        return { name: kind, whose: args.crew };
      case 'produced':
        return { name: kind, whose: args.crew, count: args.amount };
      case 'protocol-played':
        return { name: kind, whose: ofSeat(args.seat) };
      case 'gave':
      case 'gave-unseen':
        return { name: 'gave', whose: ofSeat(args.giver) };
      default:
        return null;
    }
  });
  return crew.map(({ crew: number, seat, role }) => ({
    seat,
    role: t(`character-${role}`),
    did: didMost(found, number, (what, count) => t(`deed-${what}`, { count })),
  }));
}

/** Return the highlights: critical events, cancelled ones, shortfalls, the end. */
export function moments(frames: Frame[]): Moment[] {
  const weigh = (event: EventView) => {
    const { kind, args } = eventOf(event);
    return (
      kind === 'game-over' ? (args.outcome === 1 ? 6 : -6)
      : kind === 'event-cancelled' ? 5
      : kind === 'event-revealed' && isCritical(EVENTS[args.kind]!) ? -4
      : kind === 'emergency-changed' && args.amount < -1 ? -3
      : kind === 'cured' ? 2
      : kind === 'deployed' ? 1
      : 0
    ); // prettier-ignore
  };
  return highlights(frames, weigh, (before) => t('ui-turn-brief', { turn: valueAfter(before, 'turn') }));
}

/** Return how each turn went: whether Emergency was used, and whether any is left. */
export const marks = (frames: Frame[]): Mark[] => marksOf(frames, 'turn', (frame) => valueAfter(frame, 'emergency'));
