import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventView, Frame } from '../src/lib/api/types.ts';
import { aidChips } from '../src/games/outbreak/chips.ts';
import { curves, moments } from '../src/games/outbreak/ending.ts';
import { Board } from '../src/games/outbreak/hex.ts';
import { lay, payments, rerollChance, type Means } from '../src/games/outbreak/plan.ts';
import { apply, minor, unpack, works } from '../src/games/outbreak/show.ts';
import { places } from '../src/games/outbreak/things.ts';
import * as types from '../src/games/outbreak/types.ts';

const means = (dice: string, tokens = '', wild = false): Means => ({ dice: bag(dice), tokens: bag(tokens), wild });
const bag = (letters: string) => {
  const counted: Record<string, number> = {};
  for (const letter of letters) counted[letter] = (counted[letter] ?? 0) + 1;
  return counted;
};
const paid = (needs: string, with_: Means) =>
  payments([...needs], with_).map(({ cover, pieces }) => `${cover} ${pieces.map((piece) => `${piece.by[0]}${piece.with}`).join(' ')}`);

describe('payments', () => {
  it('takes dice of exactly the face first', () => {
    expect(paid('A', means('AGS'))).toEqual(['- dA']);
    expect(paid('A', means('AK'))).toEqual(['- dA']);
  });

  it('offers skulls and tokens for what is missing, fewest tokens first', () => {
    expect(paid('BS', means('KK', 'S'))).toEqual(['BS sK sK', 'B sK tS']);
  });

  it('needs a rolled skull where a skull is printed', () => {
    expect(paid('BK', means('BAG', 'GBASE'))).toEqual([]);
    expect(paid('BK', means('BKG'))).toEqual(['- dB dK']);
  });

  it('pays with tokens of others there as with own ones, and never with ones that nobody has', () => {
    expect(paid('A', means('GGG', 'A'))).toEqual(['- tA']);
    expect(paid('AA', means('GGG', 'A'))).toEqual([]);
  });

  it('lets Gasoline stand for anything but skulls only where it may', () => {
    expect(paid('ES', means('E', 'G'))).toEqual([]);
    expect(paid('ES', means('E', 'G', true))).toEqual(['- dE tG']);
    expect(paid('GS', means('', 'G', true))).toEqual([]);
    expect(paid('K', means('', 'GG', true))).toEqual([]);
  });

  it('matches an empty resistance with any roll', () => {
    expect(paid('', means(''))).toEqual(['- ']);
  });
});

/** Written by the engine: `python -m tests.games.outbreak.client`. */
const engine = JSON.parse(readFileSync(new URL('fixtures/outbreak.json', import.meta.url), 'utf8')) as Facts;
interface Effect {
  op: string;
  kind?: string;
  n?: number;
}
interface Facts extends Record<string, unknown> {
  cards: string[];
  skills: string[];
  dooms: string[];
  survivors: Record<string, string>;
  settlements: Record<string, { passive: Effect[]; aids: Effect[][] }>;
  payments: { needs: string; dice: string; tokens: string; wild: boolean; covers: string[] }[];
}

describe('what the client states of the game', () => {
  it('has names in the order of the engine', () => {
    expect(types.RESOURCES).toEqual(engine.resources);
    expect(types.DIE_FACES).toEqual(engine.faces);
    expect(types.DEVELOPMENTS).toEqual(engine.developments);
    expect(types.PIECES).toEqual(engine.pieces);
    expect(types.REFUGEES).toEqual(engine.refugees);
    expect(types.PHASES).toEqual(engine.phases);
    expect(types.DOOM_FACES).toEqual(engine.doom_faces);
    expect(types.ROLLS).toEqual(engine.rolls);
    expect(types.EVENTS).toEqual(engine.events);
    expect(types.TRACKER).toBe(engine.tracker);
    expect(types.FINAL).toBe(engine.final_level);
  });

  it('turns numbers into the ids of the engine', () => {
    expect(engine.cards.map((_, card) => types.cardId(card))).toEqual(engine.cards);
    expect(engine.skills.map((_, skill) => types.skillId(skill))).toEqual(engine.skills);
    expect(engine.dooms.map((_, doom) => types.doomId(doom))).toEqual(engine.dooms);
    const survivors = Object.keys(engine.survivors);
    expect(survivors.map((_, survivor) => types.survivorId(survivor))).toEqual(survivors);
    expect(types.SURVIVORS).toEqual(engine.survivors);
  });

  it('draws what every settlement gives', () => {
    for (const [id, { passive, aids }] of Object.entries(engine.settlements)) {
      const chips = aidChips(id);
      expect(chips.filter((chip) => chip.passive), id).toHaveLength(Math.min(1, passive.length));
      expect(chips.filter((chip) => !chip.passive), id).toHaveLength(aids.length);
      const dice = passive.find(({ op }) => op === 'dice');
      if (dice) expect(chips[0]!.word, id).toBe(dice.n! < 0 ? `−${-dice.n!}` : `+${dice.n}`);
      aids.forEach((aid, index) => {
        const { icons, word } = chips[index + Math.min(1, passive.length)]!;
        const named = aid.filter(({ op, kind = '' }) => op === 'gain' && kind.length === 1);
        for (const { kind, n = 1 } of named) {
          expect([`resource-${kind}`, `aid-gain-two-${kind}`].some((icon) => icons.includes(icon)), id).toBe(true);
          if (aid.length === 1) expect(word, id).toBe(String(n));
        }
      });
    }
  });

  it('pays as the engine does, in the same order', () => {
    for (const { needs, dice, tokens, wild, covers } of engine.payments) {
      const found = payments([...needs], means(dice, tokens, wild)).map(({ cover }) => cover);
      expect(found, `${needs} with ${dice} and ${tokens}`).toEqual(covers);
    }
  });
});

describe('a plan', () => {
  const targets = [
    { hex: 1, needs: ['A', 'A', 'S'] },
    { hex: 2, needs: ['G', 'B', 'E'] },
    { hex: 3, needs: ['K'] },
  ];
  // The roll of the showcase: A G B K S, where S counts as blank, with tokens A A S.
  const roll = means('AGBK', 'AAS');

  it('pays for the next horde with what the first one leaves', () => {
    const { entries, left } = lay([{ hex: 1, cover: '-' }, { hex: 2, cover: 'E' }], targets, roll); // prettier-ignore
    expect(entries.map(({ hex, payment }) => [hex, payment.cover])).toEqual([[1, '-'], [2, 'E']]); // prettier-ignore
    expect(left.dice).toMatchObject({ A: 0, G: 0, B: 0, K: 0 });
    expect(left.tokens).toMatchObject({ A: 1, S: 0 });
  });

  it('drops a horde that can no longer be paid for', () => {
    const { entries } = lay([{ hex: 3, cover: '-' }, { hex: 2, cover: 'E' }], targets, roll); // prettier-ignore
    expect(entries.map(({ hex }) => hex)).toEqual([3]);
  });

  it('computes the chance of a reroll beside the assigned dice', () => {
    // A second skull, or the Explosives that free the first one.
    expect(rerollChance('S', targets, roll, ['S'])).toBeCloseTo(2 / 6);
  });
});

describe('the map', () => {
  const board = new Board([[0, 0], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]); // prettier-ignore

  it('knows its neighbours and where the board ends', () => {
    expect([0, 1, 2, 3, 4, 5].map((way) => board.towards(0, way))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(board.towards(1, 0)).toBe(-1);
  });

  it('draws a wall of six sides around one hex, and of ten around two', () => {
    const sides = (...hexes: number[]) => board.wall(new Set(hexes)).split('M').length - 1;
    expect(sides(0)).toBe(6);
    expect(sides(0, 1)).toBe(10);
  });

  it('leads the arrow keys to the drawn hexes', () => {
    const drawn = new Set([0, 1, 2]);
    expect(board.arrow('ArrowRight', 0, drawn)).toBe(1);
    expect(board.arrow('ArrowUp', 0, drawn)).toBe(2);
    expect(board.arrow('ArrowLeft', 0, drawn)).toBeNull();
    expect(board.arrow('x', 0, drawn)).toBeNull();
  });

  it('keeps the pieces on a settlement inside its hex', () => {
    for (let count = 1; count <= 14; count += 1) {
      const all = places(count);
      expect(all).toHaveLength(count);
      for (const { at } of all) expect(Math.abs(at.x)).toBeLessThan(54);
    }
  });
});

describe('what the city itself does in a morning', () => {
  const at = (phase: string, decision: string | null) => works({ phase, decision, day: 2 } as types.View) !== null;

  it('is the opening and the zombies, but not the survivors', () => {
    expect(at('zombies', 'horde-path')).toBe(true);
    expect(at('opening', 'turn')).toBe(true);
    expect(at('survivors', 'turn')).toBe(false);
  });

  it('is not a decision of the players', () => {
    for (const asked of ['discard', 'reveal', 'helpless', 'settler', 'window']) expect(at('opening', asked)).toBe(false);
  });

  it('includes the cards that all draw, without a step of their own', () => {
    expect(minor({ kind: 'drew' } as EventView)).toBe(true);
  });
});

it('counts the cards and tokens of a survivor who comes into play once', () => {
  const survivor = { number: 7, hand: [{ id: 'FC-01', count: 1 }], hand_size: 1, goods: { A: 2 }, active: true };
  const rest = { survivors: [survivor], store: {} } as unknown as types.View;
  const view = { survivors: [], store: { A: 8 } } as unknown as types.View;
  const event = (kind: string, args: Record<string, number>) => ({ seq: 1, kind, args, wording: null });
  apply(view, event('entered-play', { survivor: 7 }), rest);
  apply(view, event('drew', { survivor: 7, card: 0 }), rest);
  apply(view, event('gained', { survivor: 7, resource: 2, count: 2 }), rest);
  expect(view.survivors[0]).toMatchObject({ hand_size: 1, goods: { A: 2 } });
  expect(view.store.A).toBe(6);
});

it('unpacks dice', () => {
  expect(unpack(2 | (1 << 25))).toEqual({ G: 2, B: 0, A: 0, S: 0, E: 0, K: 1 });
});

describe('the curves of the end screen', () => {
  const frame = (seq: number, day: number, hordes: number) => ({ seq, chart: { day, hordes, exp: 0, destroyed: 0 } }) as unknown as Frame;
  const drawn = (...frames: Frame[]) => {
    const { at, frame: seqs, curves: lines } = curves(frames);
    return { at, seqs, hordes: lines[1]!.values };
  };

  it('follow the days, each as it ended', () => {
    const days = drawn(frame(0, 1, 8), frame(1, 1, 7), frame(2, 2, 9), frame(3, 2, 6));
    expect(days).toEqual({ at: [1, 2], seqs: [1, 3], hordes: [7, 6] });
  });

  it('follow the decisions of a game that ended on its first day', () => {
    const day = drawn(frame(0, 1, 8), frame(1, 1, 7), frame(2, 1, 9));
    expect(day).toEqual({ at: [0, 1, 2], seqs: [0, 1, 2], hordes: [8, 7, 9] });
  });
});

it('has no highlight in the initial city', () => {
  const frame = (seq: number, day: number, kind: string) =>
    ({ seq, chart: { day }, events: [{ kind, wording: { en: kind, de: kind } }] }) as unknown as Frame;
  const found = moments([frame(0, 0, 'founded'), frame(1, 1, 'destroyed'), frame(2, 2, 'founded')]);
  expect(found.map(({ wording }) => wording)).toEqual(['destroyed', 'founded']);
});
