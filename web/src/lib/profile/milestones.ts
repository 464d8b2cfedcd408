import type { Frame } from '../api/types.ts';
import type { Profile, Result } from './profile.ts';

/** What a game's milestones read of a table whose game is over. */
export interface Over<V = unknown> {
  view: V;
  /** All that happened, as the seat may know it. */
  frames: readonly Frame[];
  seat: number;
  won: boolean;
}

/** What the profile knows of a game. The game declares it in `profile.ts` of its folder. */
export interface GameProfile<V = unknown> {
  /** Milestones by name: whether a game that is over has reached them. Their texts are `game-milestone-<name>`. */
  milestones: Record<string, (over: Over<V>) => boolean>;
  /** Of a game that all win or lose together: how strong a team is that wins every second game. */
  even?: number;
}

const PROFILES = import.meta.glob<{ default: GameProfile<never> }>('../../games/*/profile.ts');

/** What the profile knows of a game; a game without a file has no milestones of its own. */
export async function gameProfile(game: string): Promise<GameProfile> {
  const brought = await PROFILES[`../../games/${game}/profile.ts`]?.();
  return (brought?.default as GameProfile | undefined) ?? { milestones: {} };
}

/** The names of the milestones that a finished game has reached. */
export const reachedIn = ({ milestones }: GameProfile, over: Over): string[] =>
  Object.entries(milestones).filter(([, holds]) => holds(over)).map(([name]) => name);

/** Whether nothing of this kind happened to a seat in a whole game. */
export const neverHappened = (kind: string, { frames, seat }: Over): boolean =>
  frames.every(({ events }) => events.every((event) => event.kind !== kind || event.args.seat !== seat));

export interface Milestone {
  id: string;
  /** The game that it belongs to; null if to no single one. */
  game: string | null;
  /** When it was reached, if that is known; null while it is open. */
  day: string | null;
  reached: boolean;
}

/** What counts beside the profile itself. */
export interface Around {
  /** How many lessons each course has. */
  lessons: Record<string, number>;
  /** How many days in a row. */
  row: number;
  /** The names of each game's own milestones. */
  own: Record<string, readonly string[]>;
}

/** What somebody has reached: what all games share, then what each game has of its own. */
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
