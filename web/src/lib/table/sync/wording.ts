import type { MoveView, Phrase } from '../../api/types.ts';
import { say, t, words, type Args } from '../../words.svelte.ts';
import type { Table } from './table.svelte.ts';

/** A table, or a part of it, that knows the names of the seats. */
export type Naming = Pick<Table, 'name'>;

/** Return the argument `player` of a phrase as the name of that seat. */
export function playerArgs({ args }: Phrase, table: Naming): Args {
  return typeof args.player === 'number' ? { player: table.name(args.player) } : {};
}

/** Return a phrase as text, with the names of this table. */
export const phraseText = (phrase: Phrase, table: Naming): string => say(phrase, playerArgs(phrase, table));

/** Return what a move does, in few words. */
export const titleOf = ({ wording }: MoveView, table: Naming): string => phraseText(wording.title, table);

/** Return the label of a move on a button beside a picture. */
export const labelOf = ({ wording }: MoveView, table: Naming): string => phraseText(wording.label ?? wording.title, table);

/** Return what else to know before playing a move. */
export const notesOf = ({ wording }: MoveView, table: Naming): string[] => wording.notes.map((note) => phraseText(note, table));

/** Return the prompt of the open decision; empty if the viewer may not know it. */
export const questionOf = (table: Naming & Pick<Table, 'ask'>): string => (table.ask?.wording ? phraseText(table.ask.wording, table) : '');

/** Return a sentence in which a viewer without a name is marked: *Player 1 (you) asks*, *your 5 walks*. */
export function markViewer(told: string, { nameless }: Pick<Table, 'nameless'>): string {
  if (nameless === null) return told;
  const mine = t('seat-nameless-whose');
  const first = mine[0]!.toUpperCase() + mine.slice(1);
  return told
    .replaceAll(new RegExp(`${nameless}['’]s`, 'gu'), (_, at: number, whole: string) => (/(^|[.:!?] )$/u.test(whole.slice(0, at)) ? first : mine))
    .replaceAll(new RegExp(`${nameless}(?!\\d)`, 'gu'), t('seat-nameless-own', { name: nameless }));
}

/** Return who has won in one line: `You win`, or the game's own text with the winners' names. */
export function winnersLine(seats: number[], table: Pick<Table, 'self' | 'nameless' | 'realName'>, say: (names: string) => string): string {
  if (seats.length === 1 && seats[0] === table.self) return t('end-own');
  const names = new Intl.ListFormat(t('locale')).format(seats.map((seat) => table.realName(seat)));
  return say(markViewer(names, table));
}

/** A piece of a sentence: text, or tokens to draw. */
export type Piece = string | { token: string; count: number };

/** Private characters that mark tokens until the sentence is drawn. */
const MARKED = /\uE000([a-z]+):(\d+)\uE001(?:, (?=\uE000))?/u;

/** Return a phrase in pieces, with its `@tokens` left to draw. */
export function piecesOf(phrase: Phrase, table: Naming): Piece[] {
  const message = (key: string, args?: Args) =>
    key.startsWith('tokens-') ? `\uE000${key.slice('tokens-'.length)}:${args?.count}\uE001` : words.ofGame(key, args);
  const [first = '', ...parts] = say(phrase, playerArgs(phrase, table), message).split(MARKED);
  const pieces: Piece[] = [first];
  for (let at = 0; at < parts.length; at += 3) {
    pieces.push({ token: parts[at]!, count: Number(parts[at + 1]) }, parts[at + 2]!);
  }
  return pieces.filter(Boolean);
}
