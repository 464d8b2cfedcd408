import type { Frame, ReplayView } from '$lib/api/types.ts';
import type { Curves, Ending, Moment } from '$lib/table/game.ts';
import { settings } from '$lib/settings.svelte.ts';
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

const numberOf = (value: number | number[] | undefined): number =>
  Array.isArray(value) ? value.reduce((sum, part) => sum + part, 0) : (value ?? 0);

/** The Emergency supply, all supplies and the levels at the goal, at the end of every turn. */
export function curves(frames: Frame[], _replay: ReplayView): Curves {
  const last = new Map<number, Frame>();
  for (const frame of frames) last.set(Math.max(1, numberOf(frame.chart.turn)), frame);
  const turns = [...last.keys()].sort((a, b) => a - b);
  const at = turns.map((turn) => last.get(turn)!);
  return {
    title: t('ui-curves-title'),
    axis: t('ui-turn'),
    at: turns,
    frame: at.map(({ seq }) => seq),
    curves: [
      { label: t('ui-curves-emergency'), tone: 'blood', values: at.map(({ chart }) => numberOf(chart.emergency)) },
      { label: t('ui-curves-supplies'), tone: 'text', values: at.map(({ chart }) => numberOf(chart.supplies)) },
      { label: t('ui-curves-goal'), tone: 'text', values: at.map(({ chart }) => numberOf(chart.at_goal)) },
    ],
  };
}

const MOST = 5;

/** What is worth looking at again: critical events, cancelled ones, shortfalls, the end. */
export function moments(frames: Frame[], _table: ExoworldTable): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  for (const [index, frame] of frames.entries()) {
    // What a move led to belongs to the turn in which it was played.
    const turn = numberOf((frames[index - 1] ?? frame).chart.turn);
    for (const event of frame.events) {
      const { kind, args } = told(event);
      const weight =
        kind === 'game-over' ? 6
        : kind === 'event-cancelled' ? 5
        : kind === 'event-revealed' && isCritical(EVENTS[args.kind]!) ? 4
        : kind === 'emergency-changed' && args.amount < -1 ? 3
        : kind === 'cured' ? 2
        : kind === 'deployed' ? 1
        : 0; // prettier-ignore
      if (weight === 0 || !event.said) continue;
      found.push({ frame: frame.seq, when: t('ui-turn-brief', { turn }), said: event.said[settings.language], weight });
    }
  }
  const best = [...found].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  return found.filter((moment) => best.includes(moment));
}
