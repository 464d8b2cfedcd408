import { beforeAll, expect, it } from 'vitest';
import type { MoveView, Phrase } from '../src/lib/api/types.ts';
import { labelOf, markViewer, notesOf, phraseText, piecesOf, titleOf } from '../src/lib/table/sync/wording.ts';
import { words } from '../src/lib/words.svelte.ts';

const table = { name: (seat: number) => ['You', 'Milo'][seat]! };
const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
const owes = phrase('preview-pressure', { player: 1, pressure: 2, munitions: 3 });

beforeAll(() => words.enter('outlive'));

it('a seat is called by its name', () => expect(phraseText(owes, table)).toBe('Milo owes you 2 tokens and has 3 Munitions.'));

it('a move has a title, notes, and a label where that is another one', () => {
  const wording = { title: phrase('choice-take', { equipment: '@equipment-axe' }), notes: [owes], label: null };
  const move = { n: 0, key: '', kind: 'take', args: {}, wording, preview: {} } as MoveView;
  expect(titleOf(move, table)).toBe('Take the Axe');
  expect(notesOf(move, table)).toEqual(['Milo owes you 2 tokens and has 3 Munitions.']);
  expect(labelOf(move, table)).toBe('Take the Axe');
  expect(labelOf({ ...move, wording: { ...wording, label: phrase('equipment-axe') } }, table)).toBe('Axe');
});

it('tokens in a sentence are left to be drawn, without commas between them', () => {
  const bonus = phrase('preview-bonus', { card: '@equipment-axe', tokens: '@tokens wood:2 metal:1' });
  expect(piecesOf(bonus, table)).toEqual(['Your Axe brings ', { token: 'wood', count: 2 }, { token: 'metal', count: 1 }, '.']);
  expect(phraseText(bonus, table)).toBe('Your Axe brings 2 Wood, 1 Metal.');
});

it('a viewer without a name is marked in texts', () => {
  const told = "Runa asks Player 1 for an Axe. Player 1's 5 walks; Player 10 takes Player 1’s Wood.";
  expect(markViewer(told, { nameless: 'Player 1' })).toBe('Runa asks Player 1 (you) for an Axe. Your 5 walks; Player 10 takes your Wood.');
  expect(markViewer(told, { nameless: null })).toBe(told);
  expect(markViewer('Player 1’s 5 walks.', { nameless: 'Player 1' })).toBe('Your 5 walks.');
  expect(markViewer('Die 4 von Player 1 geht; die 4 von Player 10 nicht.', { nameless: 'Player 1' })).toBe(
    'Die 4 von Player 1 (you) geht; die 4 von Player 10 nicht.',
  );
});
