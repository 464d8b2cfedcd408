import type { Part as PartOf } from '$lib/table/game.ts';
import { TableHand } from '$lib/table/hand.svelte.ts';
import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import type { Point } from '$lib/table/board/points.ts';
import { t } from '$lib/words.svelte.ts';
import { direction, step } from './hex.ts';
import type { Meeple, Move, OutlastTable, Tile, View } from './types.ts';

/** What a click on the board can be on. */
export type Target = { tile: number } | { meeple: Meeple } | { log: true } | { hare: true } | { wolf: true };


/** Props of the game's components. */
export type Part = PartOf<View, Hand>;

/** The player's hand: the selected meeple, and where its moves are on the board. */
export class Hand extends TableHand<View, Move> {
  /** The meeple that was selected last. */
  chosen = $state<string | null>(null);
  /** Whether the list of structures is open. */
  building = $state(false);


  constructor(table: OutlastTable) {
    super(table);
    this.cursor = 0;
  }

  tiles = $derived.by(() => new Map(this.table.view.tiles.map((tile) => [tile.number, tile])));
  people = $derived.by((): Meeple[] => {
    const { viewer, view } = this.table;
    return viewer === null ? [] : (view.players[viewer]?.meeples ?? []);
  });
  acting = $derived.by(() => this.table.mine && this.moves.some((move) => move.kind === 'end'));

  /** The meeple whose moves are on the board. */
  selected = $derived.by((): Meeple | null => {
    if (!this.acting) return null;
    const chosen = this.people.find(({ id }) => id === this.chosen);
    if (chosen && this.actor(chosen) !== null) return chosen;
    const able = this.people.filter((meeple) => this.actor(meeple) !== null);
    return able.find((meeple) => meeple.cornered) ?? able[0] ?? null;
  });

  /** The moves of the selected meeple. */
  own = $derived.by((): Move[] => (this.selected ? this.of(this.selected) : []));
  end = $derived.by(() => this.moves.find((move) => move.kind === 'end') ?? null);

  /** Moves by tile. */
  onTiles = $derived.by(() => {
    const found = new Map<number, Move>();
    for (const move of this.own) {
      const tile = move.kind === 'move' ? this.towards(move) : null;
      if (tile) found.set(tile.number, move);
    }
    for (const move of this.moves) {
      if (move.kind === 'to' || move.kind === 'at') found.set(move.args.tile!, move);
    }
    return found;
  });

  /** Moves by meeple: fights, and who is fed or faces the wolf. */
  onMeeples = $derived.by(() => {
    const found = new Map<string, Move>();
    for (const move of this.own) {
      if (move.kind !== 'fight') continue;
      const rival = this.table.view.players[move.args.rival!]?.meeples;
      const target = rival?.find(({ slot }) => slot === move.args.target);
      if (target) found.set(target.id, move);
    }
    for (const move of this.moves) {
      if (move.kind !== 'feed' && move.kind !== 'face') continue;
      const mine = this.people.find(({ slot }) => slot === move.args.meeple);
      if (mine) found.set(mine.id, move);
    }
    return found;
  });

  /** Moves that are answered in the prompt. */
  answers = $derived.by(() => this.moves.filter(({ kind }) => ['pass', 'match', 'beat', 'add'].includes(kind)));

  /** Return the slot that acts for a meeple. Of meeples that are alike in everything, only one has moves. */
  actor(meeple: Meeple): number | null {
    const offered = (slot: number) =>
      this.moves.some((move) => move.kind !== 'feed' && move.kind !== 'face' && move.args.meeple === slot);
    if (offered(meeple.slot)) return meeple.slot;
    const twin = this.people.find(
      (other) =>
        other.tile === meeple.tile &&
        other.resources === meeple.resources &&
        other.prey === meeple.prey &&
        other.hidden === meeple.hidden &&
        offered(other.slot),
    );
    return twin?.slot ?? null;
  }

  of(meeple: Meeple): Move[] {
    const slot = this.actor(meeple);
    return slot === null ? [] : this.moves.filter((move) => move.args.meeple === slot);
  }

  move(kind: string): Move | null {
    return this.own.find((move) => move.kind === kind) ?? null;
  }

  choose(meeple: Meeple): void {
    this.chosen = meeple.id;
    this.building = false;
    this.table.pointed = null;
    this.looking = null;
  }

  /** Select the next meeple that can do something, in the order of their numbers. */
  chooseNext(by: 1 | -1): void {
    const able = this.people.filter((meeple) => this.actor(meeple) !== null);
    const at = able.findIndex(({ id }) => id === this.selected?.id);
    const next = able[(at + by + able.length) % able.length];
    if (next) this.choose(next);
  }

  override play(move: Move): void {
    this.building = false;
    super.play(move);
  }

  /** Return the tile that a move of a meeple leads to. */
  towards(move: Move): Tile | null {
    const meeple = this.people.find(({ slot }) => slot === move.args.meeple);
    const from = meeple && this.tiles.get(meeple.tile);
    if (!from) return null;
    const to = step(from, move.args.direction!);
    return this.table.view.tiles.find(({ q, r }) => q === to.q && r === to.r) ?? null;
  }

  /** Explain why nothing can be done with a thing on the board. */
  explain(target: Target, at: Point): void {
    const { table, selected } = this;
    if (table.stage.playing) return table.stage.skip();
    const meeple = selected?.slot ?? 0;
    if ('tile' in target) {
      const from = selected && this.tiles.get(selected.tile);
      const to = this.tiles.get(target.tile);
      if (!table.mine || !from || !to) return table.explain(moveNumber('outlast', 'end'), at);
      const way = direction(from, to);
      if (way !== null) return table.explain(moveNumber('outlast', 'move', { meeple, direction: way }), at);
      if (from !== to) table.reason = { wording: t('ui-why-not-adjacent'), clauses: ['LA-MOVE-1'], ...at };
    } else if ('meeple' in target) {
      const { seat: rival, slot } = target.meeple;
      table.explain(moveNumber('outlast', 'fight', { meeple, rival, target: slot }), at);
    } else {
      const kind = 'log' in target ? 'gather' : 'hare' in target ? 'hunt' : 'wolf';
      table.explain(moveNumber('outlast', kind, { meeple }), at);
    }
  }
}
