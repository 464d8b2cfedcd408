import type { MoveView, Phrase } from '../api/types.ts';
import { named, questionOf, type Naming } from '../table/sync/wording.ts';
import type { Table } from '../table/sync/table.svelte.ts';
import { percent, spell, words } from '../words.svelte.ts';
import { type Fields } from './shape.ts';

const slug = (name: string): string => name.replaceAll('_', '-').toLowerCase();

/** A name from a program, made readable: `hand_limit` is `Hand limit`. A code stays as it is. */
export function readable(name: string): string {
  if (!/[a-z]/.test(name)) return name;
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[-_]+/g, ' ').trim().toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a field is called: the game's `field-<name>`, else the house's word for it, else its name. */
export const fieldName = (name: string): string => words.find(`field-${slug(name)}`) ?? readable(name);

/** What a word in a field means: the game's `<field>-<word>`, also for one of many. */
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

/** A phrase in the chosen language, or nothing where the game has no such words. */
const say = (phrase: Phrase, table: Naming): string | null =>
  words.has(phrase.key) ? spell(phrase, (key, args) => words.find(key, args) ?? readable(key), named(phrase, table)) : null;

export interface Note {
  text: string;
  tone: string;
}

/** A legal move as a button shows it. */
export interface Offer {
  move: MoveView;
  /** What is typed for it, from 1. */
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

/** A move in words: as the game says it, else its kind and the rest of its key. */
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
  // A game may say a thing in its notes and in its preview.
  return notes.filter(({ text }, index) => notes.findIndex((other) => other.text === text) === index);
}

/** Moves by kind, in the order in which the rules offer them. */
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

/** What a decision is called where it is not open: `ask-<decision>` if it needs no numbers, else its name. */
export const decisionName = (decision: string): string => words.find(`ask-${decision}`) ?? readable(decision);

/** What is asked now: what the game says, else the name of the decision. */
export function question(table: Naming & Pick<Table, 'ask'>): string {
  const { ask } = table;
  if (!ask?.wording || ask.decision === null) return '';
  return words.has(ask.wording.key) ? questionOf(table) : readable(ask.decision);
}

/** Fields that count how far the game has come, the first of which heads the table. */
const COUNTS = ['round', 'day', 'night', 'turn', 'hand', 'game'];

/** The numbers of a view, to fill in a message with. */
export const numbersOf = (view: Fields): Record<string, number> =>
  Object.fromEntries(Object.entries(view).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Where the game stands, in a few words: the game's `ui-headline`, else its round or day. */
export function headline(view: Fields): string {
  const wording = words.find('ui-headline', numbersOf(view));
  if (wording !== null) return wording;
  const name = COUNTS.find((count) => typeof view[count] === 'number' && how(count) !== 'seat');
  return name ? `${fieldName(name)} ${view[name]}` : '';
}

export const isCount = (name: string): boolean => COUNTS.includes(name);

/** Fields that hold the number of a seat whatever the game is. */
const SEATS = ['seat', 'seats', 'owner', 'player', 'winner', 'winners', 'active_player', 'first_player'];

/**
 * How a field is to be shown, where the game's words say so: `field-turn = … .as = seat` for the
 * number of a seat, `.as = hidden` for what is of no interest, `.as = folded` for what is long.
 */
export function how(name: string): string {
  return words.hint(`field-${slug(name)}`, 'as') ?? (SEATS.includes(name) ? 'seat' : name === 'options' ? 'folded' : '');
}
