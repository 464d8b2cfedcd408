import type { Frame, ReplayView } from '../api/types.ts';
import type { Curve, Curves, Ending } from '../table/game.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import { t, words } from '../words.svelte.ts';
import { drawnBanner } from './cover.ts';
import type { Fields } from './shape.ts';
import { fieldName, isCount, numbersOf } from './words.ts';

/** Return the end screen's contents from the placements alone. */
export function ending(table: Table): Ending {
  const { placements, viewer } = table;
  const winners = placements.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const names = new Intl.ListFormat(t('locale')).format(winners.map((seat) => table.realName(seat)));
  const won = viewer !== null && winners.includes(viewer);
  const alone = placements.length === 1;
  // Whether a solo player has won is for the game to say: many solo games only count points.
  const wording = viewer === null && !alone ? null : outcome(won || (alone && winners.length > 0), table.view as Fields);
  const best = Math.max(...placements.map(({ points }) => points));
  return {
    scene: '',
    picture: drawnBanner(t('game-title')),
    wears: winners,
    seats: winners,
    kicker: t('over'),
    title: wording ?? (alone || winners.length === 0 ? t('over') : won ? t('plain-won') : t('plain-wins', { names, count: winners.length })),
    text: alone ? t('plain-scored', { points: best }) : won && winners.length > 1 ? t('plain-shared', { names }) : '',
    pointsLabel: t('plain-points'),
    ranking: [...placements]
      .sort((a, b) => a.rank - b.rank)
      .map(({ seat, rank, points }) => ({ seat, place: rank, reason: '', alive: true, numbers: [], points })),
    note: words.find('ui-rank-note') ?? '',
    clause: '',
  };
}

/** Return the game's own heading for an end that was good or bad for the viewer, with the numbers of the view. */
const outcome = (good: boolean, view: Fields): string | null => words.find(good ? 'ui-won' : 'ui-lost', numbersOf(view));

/** The most curves that can be told apart. */
const MOST = 3;
type Value = Frame['chart'][string];

/** Return curves of the numbers that the game records, by round where it counts rounds, else by decision. */
export function curves(frames: Frame[], replay: ReplayView): Curves {
  const names = Object.keys(frames[0]?.chart ?? {});
  const axis = names.find((name) => isCount(name) && typeof frames[0]?.chart[name] === 'number');
  const last = new Map<number, Frame>();
  frames.forEach((frame, index) => last.set(axis ? Number(frame.chart[axis]) : index, frame));
  const at = [...last.values()];
  const tone = (value: Value | undefined): Curve['tone'] =>
    Array.isArray(value) && value.length === replay.seats.length ? 'lines' : 'text';
  const shown = names.filter((name) => name !== axis).slice(0, MOST);
  return {
    title: t('plain-course'),
    axis: axis ? fieldName(axis) : t('plain-decision'),
    at: [...last.keys()],
    frame: at.map(({ seq }) => seq),
    curves: shown.map((name) => ({
      label: fieldName(name),
      tone: tone(frames[0]?.chart[name]),
      values: at.map(({ chart }) => chart[name] ?? 0),
    })),
  };
}
