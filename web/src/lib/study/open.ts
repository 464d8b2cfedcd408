import { continueReplay, openBranch, playDay, playPuzzle, sameDeal } from '../api/http.ts';
import type { NewTable } from '../api/types.ts';
import { tableLink } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { rememberTable } from '../storage.ts';
import { isoDay, keepDay } from './days.ts';

/** Store a table that was opened on this screen, and return its link. */
function enter(made: NewTable, game: string, trial = false): string {
  const links = [{ seat: null, token: made.spectator }];
  rememberTable({ table: made.table, game, held: made.seats, links, seen: Date.now(), trial });
  return tableLink(made.table, made.seats.map(({ token }) => token));
}

/** Open a table with the deal of a finished game, and return its link. */
export async function openSameDeal(table: string, token: string, game: string, seats: number[]): Promise<string> {
  return enter(await sameDeal(table, token, seats), game);
}

/** Open a branch at a moment of a finished game, and return its link. */
export async function tryAgain(table: string, token: string, game: string, seq: number, seats: number[]): Promise<string> {
  return enter(await openBranch(table, token, seq, seats), game, true);
}

/** Open a table that plays on from a moment of a game in a file, and return its link. */
export async function tryAgainFromFile(file: Blob, game: string, at?: number): Promise<string> {
  return enter(await continueReplay(file, at), game, true);
}

/** Open a table with a deal of the day, and return its link. */
export async function openDay(day: string, game: string, counted: boolean): Promise<string> {
  const made = await playDay(day, game, { name: settings.name, counted });
  const own = made.seats[0];
  const intime = counted && day === isoDay(Date.now());
  if (own) keepDay(day, game, { table: made.table, token: own.token, counted: intime });
  return enter(made, game);
}

/** Open a table that plays on from a puzzle, and return its link. */
export async function playOnFrom(game: string, puzzle: string): Promise<string> {
  return enter(await playPuzzle(game, puzzle), game, true);
}
