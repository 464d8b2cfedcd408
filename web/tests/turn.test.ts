import { beforeAll, describe, expect, it } from 'vitest';
import type { AskView, SeatView } from '../src/lib/api/types.ts';
import { isAsked, type GameClient } from '../src/lib/table/game.ts';
import type { Stage } from '../src/lib/table/sync/stage.svelte.ts';
import { Table } from '../src/lib/table/sync/table.svelte.ts';
import { words } from '../src/lib/words.svelte.ts';

beforeAll(() => words.enter('exoworld'));

class Watched extends Table {
  readonly game = 'toy';
  readonly stage = {} as Stage<unknown>;
  readonly viewer = null;
  readonly seats = [{ seat: 0, name: 'Anna' }, { seat: 1, name: 'Ben' }] as SeatView[];
  readonly moves = [];
  readonly over = false;
  readonly placements = [];
  readonly ask: AskView;

  constructor(decision: string | null) {
    super();
    this.ask = { seat: 0, decision, wording: null, owes: [0], may: [0] };
  }
  play(): void {}
  explain(): void {}
}

describe('whose turn it is', () => {
  it('says that a decision is secret to those who may not see it', () => {
    expect(new Watched(null).turnOf(0)).toBe('Anna decides in secret');
    expect(new Watched(null).turnOf(1)).toBe('Ben’s turn');
    expect(new Watched('pay').turnOf(0)).toBe('Anna’s turn');
  });

  it('is not the turn of somebody who only decides in it', () => {
    class Asked extends Watched {
      override readonly viewer = 1 as unknown as null;
      override get mine(): boolean {
        return true;
      }
      override get view(): unknown {
        return {};
      }
    }
    const turnOf = (seat: number | null) => ({ turn: () => seat }) as unknown as GameClient;
    expect(isAsked(new Asked('transfer'), turnOf(0))).toBe(true);
    expect(isAsked(new Asked('act'), turnOf(1))).toBe(false);
    expect(isAsked(new Asked('event'), turnOf(null))).toBe(false);
    expect(isAsked(new Watched('act'), turnOf(0))).toBe(false);
  });
});
