import type { MoveView, Phrase } from '../api/types.ts';
import { playerArgs, questionOf, type Naming } from '../table/sync/wording.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import { percent, renderPhrase, words } from '../words.svelte.ts';
import { type Fields } from './shape.ts';

const slug = (name: string): string => name.replaceAll('_', '-').toLowerCase();

/** Return an identifier as words: `hand_limit` as `Hand limit`. A code in capitals stays as it is. */
export function readable(name: string): string {
  if (!/[a-z]/.test(name)) return name;
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[-_]+/g, ' ').trim().toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Return the name of a field: the game's `field-<name>`, else a shared one, else its identifier as words. */
export const fieldName = (name: string): string => words.find(`field-${slug(name)}`) ?? readable(name);

/** Return the name of a value: the game's `<field>-<value>`, also in the singular of the field. */
export function valueName(field: string, value: string): string {
  const names = [slug(field), slug(field).replace(/s$/, ''), `value-${slug(field)}`];
  for (const name of names) {
    const found = words.find(`${name}-${slug(value)}`) ?? words.find(`${name}-${value}`);
    if (found !== null) return found;
  }
  return readable(value);
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && typeof (value as Phrase).key === 'string';

/** Return a phrase in the chosen language, or null where the game has no such text. */
const say = (phrase: Phrase, table: Naming): string | null =>
  words.has(phrase.key) ? renderPhrase(phrase, (key, args) => words.find(key, args) ?? readable(key), playerArgs(phrase, table)) : null;

export interface Note {
  text: string;
  tone: string;
}

/** A legal move with the texts of its button. */
export interface Offer {
  move: MoveView;
  /** The number to type for it, from 1. */
  number: number;
  title: string;
  notes: Note[];
}

/** Moves of one kind. */
export interface Group {
  kind: string;
  title: string;
  offers: Offer[];
}

const kindName = (kind: string): string => words.find(`move-${kind}`) ?? readable(kind);

/** Return the title of a move: the game's text, else its kind and the rest of its key. */
export function moveTitle(move: MoveView, table: Naming): string {
  const title = say(move.wording.title, table);
  if (title !== null) return title;
  if (Object.keys(move.args).length === 0) return words.find(`choice-${move.kind}`) ?? kindName(move.kind);
  const [, ...rest] = move.key.split(':');
  return [kindName(move.kind), ...rest.map(readable)].join(' · ');
}

function notesOf(move: MoveView, table: Naming): Note[] {
  const preview = move.preview as Fields;
  const phrases = [...move.wording.notes, ...(Array.isArray(preview.lines) ? preview.lines : [])].filter(isPhrase);
  const notes = phrases.flatMap((phrase) => {
    const text = say(phrase, table);
    return text === null ? [] : [{ text, tone: 'tone' in phrase ? String(phrase.tone) : 'plain' }];
  });
  if (typeof preview.chance === 'number') notes.unshift({ text: percent(preview.chance), tone: 'chance' });
  // A game may have the same note in its wording and in its preview.
  return notes.filter(({ text }, index) => notes.findIndex((other) => other.text === text) === index);
}

/** Return the moves by kind, in rule order. */
export function grouped(moves: MoveView[], table: Naming): Group[] {
  const groups = new Map<string, MoveView[]>();
  for (const move of moves) groups.set(move.kind, [...(groups.get(move.kind) ?? []), move]);
  let number = 0;
  return [...groups].map(([kind, all]) => ({
    kind,
    title: kindName(kind),
    offers: all.map((move) => ({ move, number: (number += 1), title: moveTitle(move, table), notes: notesOf(move, table) })),
  }));
}

/**
 * Return the name of a decision that is not open: `ask-<decision>` if it has no arguments, else its identifier as
 * words.
 */
export const decisionName = (decision: string): string => words.find(`ask-${decision}`) ?? readable(decision);

/** Return the prompt of the open decision: the game's text, else the name of the decision. */
export function question(table: Naming & Pick<Table, 'ask'>): string {
  const { ask } = table;
  if (!ask?.wording || ask.decision === null) return '';
  return words.has(ask.wording.key) ? questionOf(table) : readable(ask.decision);
}

/** Fields that count rounds or the like. The first of them is the headline. */
const COUNTS = ['round', 'day', 'night', 'turn', 'hand', 'game'];

/** Return the numbers of a view as arguments of a message. */
export const numbersOf = (view: Fields): Record<string, number> =>
  Object.fromEntries(Object.entries(view).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Return the state of the game in a few words: the game's `ui-headline`, else its round or day. */
export function headline(view: Fields): string {
  const wording = words.find('ui-headline', numbersOf(view));
  if (wording !== null) return wording;
  const name = COUNTS.find((count) => typeof view[count] === 'number' && fieldDisplay(count) !== 'seat');
  return name ? `${fieldName(name)} ${view[name]}` : '';
}

export const isCount = (name: string): boolean => COUNTS.includes(name);

/** Fields with the number of a seat in any game. */
const SEATS = ['seat', 'seats', 'owner', 'player', 'winner', 'winners', 'active_player', 'first_player'];

/**
 * Return how to show a field, where the game's texts say so: `field-turn = … .as = seat` for the number of a seat, `.as
 * = hidden` for an unimportant field, `.as = folded` for a long one.
 */
export function fieldDisplay(name: string): string {
  return words.hint(`field-${slug(name)}`, 'as') ?? (SEATS.includes(name) ? 'seat' : name === 'options' ? 'folded' : '');
}
