import type { EventView, Frame } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { drawn, highlights, lastOfEach, stood } from '$lib/table/past.ts';
import { t } from '$lib/words.svelte.ts';
import { isCritical } from './look.ts';
import { EVENTS, told, type ExoworldTable } from './types.ts';

/** How it ended, in words. Everybody wins or everybody loses. */
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
    seats: view.crew.map(({ crew }) => crew),
    kicker: planet,
    title: t(won ? 'ui-end-won' : 'ui-end-lost'),
    text: t(won ? 'ui-end-won-text' : 'ui-end-lost-text', {
      turn: view.turn, modules, emergency: view.emergency.supply, missing,
    }), // prettier-ignore
    pointsLabel: t('ui-end-cards'),
    ranking: view.players.map(({ seat, cards }) => {
      const member = view.crew.find((one) => one.seat === seat);
      const roles = view.crew.filter((one) => one.seat === seat).map(({ role }) => t(`character-${role}`));
      return {
        seat,
        place: won ? 1 : 2,
        alive: won,
        reason: new Intl.ListFormat(t('locale')).format(roles),
        numbers: [{ icon: 'exoworld-health-pulse', value: member?.issues.length ?? 0 }],
        points: cards,
      };
    }),
    note: t(won ? 'ui-end-note-won' : 'ui-end-note-lost'),
    clause: won ? 'EX-END-1' : 'EX-EMG-3',
  };
}

/** The Emergency supply, all supplies and the levels at the goal, at the end of every turn. */
export function curves(frames: Frame[]): Curves {
  const turns = lastOfEach(frames, (frame) => Math.max(1, stood(frame, 'turn')));
  const line = (name: string) => turns.last.map((frame) => stood(frame, name));
  return drawn(t('ui-turn'), turns, [
    { label: t('ui-curves-emergency'), tone: 'blood', values: line('emergency') },
    { label: t('ui-curves-supplies'), tone: 'text', values: line('supplies') },
    { label: t('ui-curves-goal'), tone: 'text', values: line('at_goal') },
  ]);
}

/** What is worth looking at again: critical events, cancelled ones, shortfalls, the end. */
export function moments(frames: Frame[]): Moment[] {
  const weigh = (event: EventView) => {
    const { kind, args } = told(event);
    return (
      kind === 'game-over' ? 6
      : kind === 'event-cancelled' ? 5
      : kind === 'event-revealed' && isCritical(EVENTS[args.kind]!) ? 4
      : kind === 'emergency-changed' && args.amount < -1 ? 3
      : kind === 'cured' ? 2
      : kind === 'deployed' ? 1
      : 0
    ); // prettier-ignore
  };
  return highlights(frames, weigh, (before) => t('ui-turn-brief', { turn: stood(before, 'turn') }));
}
