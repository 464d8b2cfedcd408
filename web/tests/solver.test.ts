import { describe, expect, it } from 'vitest';
import { after, BEGINNER, nextPuzzle } from '../src/lib/puzzles/solver.ts';

describe('a solver', () => {
  it('rises by a puzzle that was found at once, and falls by one that was not', () => {
    const up = after(BEGINNER, 'outlast', '1-2', 1200, 'first', false);
    const down = after(BEGINNER, 'outlast', '1-2', 1200, 'missed', false);
    expect([up.rating, up.streak, up.hardest]).toEqual([1232, 1, 1200]);
    expect([down.rating, down.streak]).toEqual([1168, 0]);
  });

  it('counts a puzzle once', () => {
    const once = after(BEGINNER, 'outlast', '1-2', 1200, 'missed', false);
    expect(after(once, 'outlast', '1-2', 1200, 'first', false)).toBe(once);
  });

  it('gains nothing after a hint, and keeps the row', () => {
    const hinted = after({ ...BEGINNER, streak: 3 }, 'outlast', '1-2', 1500, 'first', true);
    expect([hinted.rating, hinted.streak]).toEqual([1200, 4]);
    expect(hinted.seen).toEqual({ outlast: { '1-2': 'later' } });
  });

  it('gets the unseen puzzle that is nearest to the strength', () => {
    const puzzles = [900, 1150, 1420].map((rating, at) => ({ id: `${at}`, theme: at ? 'a' : 'b', rating }));
    expect(nextPuzzle(puzzles, BEGINNER, 'outlast', null, 'usual')?.rating).toBe(1150);
    expect(nextPuzzle(puzzles, BEGINNER, 'outlast', null, 'hard')?.rating).toBe(1420);
    expect(nextPuzzle(puzzles, BEGINNER, 'outlast', 'b', 'hard')?.rating).toBe(900);
    const seen = { ...BEGINNER, seen: { outlast: { '0': 'first', '1': 'first', '2': 'later' } } as const };
    expect(nextPuzzle(puzzles, seen, 'outlast', null, 'usual')).toBeNull();
  });
});
