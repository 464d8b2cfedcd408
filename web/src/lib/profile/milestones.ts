import type { Frame } from '../api/types.ts';
import type { Profile, Result } from './profile.ts';

/** A finished game, as a game's milestones see it. */
export interface Over<V = unknown> {
  view: V;
  /** All frames, as the seat may know them. */
  frames: readonly Frame[];
  seat: number;
  won: boolean;
}

/** What the profile needs of a game. The game declares it in `profile.ts` of its folder. */
export interface GameProfile<V = unknown> {
  /** Conditions of milestones by name. Their texts are `game-milestone-<name>`. */
  milestones: Record<string, (over: Over<V>) => boolean>;
  /** For a game that all win or lose together: the strength of a team that wins half of its games. */
  even?: number;
}

const PROFILES = import.meta.glob<{ default: GameProfile<never> }>('../../games/*/profile.ts');

/** Load what the profile needs of a game; a game without a file has no milestones of its own. */
export async function gameProfile(game: string): Promise<GameProfile> {
  const brought = await PROFILES[`../../games/${game}/profile.ts`]?.();
  return (brought?.default as GameProfile | undefined) ?? { milestones: {} };
}

/** Return the names of the milestones that a finished game has reached. */
export const reachedIn = ({ milestones }: GameProfile, over: Over): string[] =>
  Object.entries(milestones).filter(([, holds]) => holds(over)).map(([name]) => name);

/** Return whether a seat has no event of this kind in the whole game. */
export const neverHappened = (kind: string, { frames, seat }: Over): boolean =>
  frames.every(({ events }) => events.every((event) => event.kind !== kind || event.args.seat !== seat));

export interface Milestone {
  id: string;
  /** The game that it belongs to; null if it is shared by all. */
  game: string | null;
  /** The date it was reached; null if it is open or the date is unknown. */
  day: string | null;
  reached: boolean;
}

/** Numbers beside the profile itself. */
export interface Around {
  /** The number of lessons of each course. */
  lessons: Record<string, number>;
  /** The current streak of days. */
  row: number;
  /** The names of each game's own milestones. */
  own: Record<string, readonly string[]>;
}

/** Return all milestones with whether they were reached: those that all games share, then those of each game. */
export function milestones(known: Profile, games: readonly string[], { lessons, row, own }: Around): Milestone[] {
  const won = known.results.filter((result) => result.won);
  const first = (fits: (result: Result) => boolean) => won.find(fits)?.day ?? null;
  const dated = (id: string, day: string | null, game: string | null = null): Milestone => ({ id, game, day, reached: day !== null });
  const fact = (id: string, reached: boolean): Milestone => ({ id, game: null, day: null, reached });
  const firsts = games.map((game) => first((result) => result.game === game));
  const learned = Object.entries(known.courses).filter(([game, { done }]) => (lessons[game] ?? Infinity) <= done.length).length;
  const atOnce = Object.values(known.puzzles.seen).flatMap((game) => Object.values(game)).filter((one) => one === 'first').length;
  const starred = known.voyages.find(({ goals }) => goals.length === 3);
  return [
    dated('first-win', first(() => true)),
    fact('course', learned > 0),
    dated('veteran', first(({ level }) => level === 'veteran' || level === 'legend')),
    fact('puzzles', atOnce >= 25),
    dated('all-games', games.length > 0 && firsts.every((day) => day !== null) ? firsts.toSorted().at(-1)! : null),
    fact('week', row >= 7),
    fact('courses', learned > 0 && learned === games.length),
    fact('strength', known.puzzles.rated >= 10 && known.puzzles.rating >= 1500),
    dated('legend', first(({ level }) => level === 'legend')),
    dated('three-stars', starred?.day ?? null, starred?.game ?? null),
    ...games.flatMap((game) =>
      (own[game] ?? []).map((id) => dated(id, known.results.find((result) => result.game === game && result.milestones?.includes(id))?.day ?? null, game)),
    ),
  ];
}
