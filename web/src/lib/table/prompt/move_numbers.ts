import { MOVES } from '../../api/numbers.ts';

type Game = keyof typeof MOVES;

/** Return the number of a move, even of one that is not legal: to ask why not. */
export function moveNumber<G extends Game>(
  game: G,
  kind: keyof (typeof MOVES)[G],
  args: Record<string, number> = {},
): number {
  const { first, domains } = MOVES[game][kind] as { first: number; domains: Record<string, number> };
  let number = 0;
  for (const [name, size] of Object.entries(domains)) number = number * size + (args[name] ?? 0);
  return first + number;
}
