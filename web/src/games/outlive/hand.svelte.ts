import { MOVES } from '$lib/api/numbers.ts';
import type { Part as PartOf } from '$lib/table/game.ts';
import { TableHand } from '$lib/table/hand.svelte.ts';
import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import { spotOf, type Point } from '$lib/table/board/points.ts';
import { changeCounts, COUNTED, initialCounts, matchingMove, pilesOf, type Counts } from './piles.ts';
import { FIRST_SPOT, RESOURCES, word, type Equipment, type Hero, type Move, type OutliveTable, type Player, type View } from './types.ts';

/** Kinds of moves that continue rather than do something: they have the main button. */
const ONWARD = ['end', 'done', 'pass', 'decline', 'no-prey'];
const OF_HERO = ['move', 'board', 'stand', 'place'];
const ON_EQUIPMENT = ['take', 'repair', 'salvage'];
const ON_ROOMS = ['ability', 'move-in', 'build', 'free-build', 'settle', 'lose'];

/** Props of the game's components. */
export type Part = PartOf<View, Hand>;

/** The player's hand: the selected hero, the tokens put down, and where moves are. */
export class Hand extends TableHand<View, Move, string> {
  /** The selected hero, with the day and the heroes of that choice. */
  #picked = $state.raw<{ key: string; hero: number } | null>(null);
  /** The tokens put down, with the decision they belong to. */
  #laid = $state.raw<{ key: string; counts: Counts } | null>(null);
  /** The moves of a clicked thing with several moves: only they are listed. */
  narrowed = $state.raw<Move[] | null>(null);
  /** The place whose stack is shown. */
  stack = $state<string | null>(null);
  /** The seat whose shelter is shown, if not the viewer's own. */
  watched = $state<number | null>(null);
  /** The day whose event is shown. */
  day = $state<number | null>(null);

  constructor(table: OutliveTable) {
    super(table);
    this.cursor = 'dam';
  }

  player = $derived.by((): Player | null => {
    const { viewer, view } = this.table;
    return viewer === null ? null : (view.players[viewer] ?? null);
  });
  /** The seat whose shelter is shown: the viewer's own, a chosen one, or that of the player who decides. */
  shown = $derived.by((): Player => {
    const { view } = this.table;
    if (this.watched !== null) return view.players[this.watched] ?? view.players[0]!;
    return this.player ?? view.players[view.turn ?? view.first_player] ?? view.players[0]!;
  });

  // Heroes

  /** Heroes that can be sent or placed, strongest first. */
  able = $derived.by((): number[] => {
    const heroes = this.moves.filter(({ kind }) => OF_HERO.includes(kind)).map(({ args }) => args.hero!);
    return [...new Set(heroes)].sort((a, b) => b - a);
  });
  /** Identifies the choice of a hero: once one is sent, the selection ends. */
  #sending = $derived.by(() => `${this.table.view.day}:${this.able.join()}`);
  /** The hero that was selected by a click. A lesson that rejects a move leaves it selected. */
  picked = $derived.by((): number | null => (this.#picked?.key === this.#sending ? this.#picked.hero : null));
  hero = $derived.by((): number | null => this.picked ?? this.able[0] ?? null);
  figure = $derived.by((): Hero | null => {
    const { hero, player } = this;
    return hero === null || !player ? null : (player.heroes[hero] ?? null);
  });
  /** The moves of the selected hero. */
  own = $derived.by(() =>
    this.moves.filter(({ kind, args }) => OF_HERO.includes(kind) && args.hero === this.hero),
  );

  onPlaces = $derived.by(() => {
    const found = new Map<string, Move>();
    for (const move of this.own.filter(({ kind }) => kind !== 'stand')) {
      const place = this.placeOf(move);
      if (!found.has(place)) found.set(place, move);
    }
    for (const move of this.moves) if (move.kind === 'draw-find') found.set(word(move, 1), move);
    return found;
  });
  /** Spots of the Cargo Ship, by their printed numbers. */
  onSpots = $derived.by(() => {
    const boarding = this.own.filter(({ kind }) => kind === 'board');
    return new Map(boarding.map((move) => [Number(word(move, 2)), move]));
  });

  // Moves on other things

  onRooms = $derived.by(() => this.#group(ON_ROOMS, ({ args }) => args.slot ?? args.where ?? -1));
  onEquipment = $derived.by(() => this.#group(ON_EQUIPMENT, (move) => word(move, 1)));
  onEvents = $derived.by(() => this.#group(['overcome'], (move) => word(move, 1)));
  /** Moves by token: those that give one away or spend it on a survivor. */
  onTokens = $derived.by(() => {
    const found = new Map<string, Move>();
    for (const move of this.moves) if (['give', 'recruit'].includes(move.kind)) found.set(word(move, 1), move);
    return found;
  });
  /** Return the only move of a kind, such as `hunt` or `search`. */
  move = (kind: string): Move | null => this.moves.find((move) => move.kind === kind) ?? null;

  #group<K>(kinds: string[], keyOf: (move: Move) => K): Map<K, Move[]> {
    const found = new Map<K, Move[]>();
    for (const kind of kinds) {
      for (const move of this.moves) {
        if (move.kind === kind) found.set(keyOf(move), [...(found.get(keyOf(move)) ?? []), move]);
      }
    }
    return found;
  }

  // Payments

  counted = $derived.by(() => this.moves.filter(({ kind }) => COUNTED.includes(kind)));
  piles = $derived.by(() => (this.counted.length > 1 ? pilesOf(this.counted) : []));
  counts = $derived.by((): Counts => {
    if (this.counted.length === 0) return {};
    return this.#laid?.key === this.#key ? this.#laid.counts : initialCounts(this.counted);
  });
  paid = $derived.by(() => (this.piles.length > 0 ? matchingMove(this.counted, this.counts) : null));
  get #key(): string {
    return this.counted.map(({ n }) => n).join();
  }
  can = (name: string, by: 1 | -1): boolean => changeCounts(this.counted, this.counts, name, by) !== null;
  lay(name: string, by: 1 | -1): void {
    const counts = changeCounts(this.counted, this.counts, name, by);
    if (counts) this.#laid = { key: this.#key, counts };
  }

  /** Put down exactly what a move pays. */
  layOut(kind: string, counts: Counts): void {
    if (COUNTED.includes(kind)) this.#laid = { key: this.#key, counts: { ...counts } };
  }

  // The list and the main button

  onward = $derived.by(() => this.moves.find(({ kind }) => ONWARD.includes(kind)) ?? null);
  /** Moves that the prompt lists as buttons, without those of heroes and payments. */
  listed = $derived.by(() => {
    if (this.narrowed) return this.narrowed.filter((move) => this.moves.some(({ n }) => n === move.n));
    return this.moves.filter(
      (move) =>
        move !== this.onward &&
        !['move', 'board', 'place'].includes(move.kind) &&
        !(this.piles.length > 0 && COUNTED.includes(move.kind)),
    );
  });

  placeOf(move: Move): string {
    return move.kind === 'board' ? 'ship' : word(move, 2);
  }

  /** Select a hero, or clear the selection. */
  hold(hero: number | null): void {
    this.#picked = hero !== null && this.able.includes(hero) ? { key: this.#sending, hero } : null;
  }

  pick(hero: number): void {
    this.hold(hero);
    this.narrowed = null;
    this.table.pointed = null;
  }

  /** Select the next hero that can be sent. */
  pickNext(by: 1 | -1): void {
    const at = this.able.indexOf(this.hero ?? -1);
    const next = this.able[(at + by + this.able.length) % this.able.length];
    if (next !== undefined) this.pick(next);
  }

  /** List the moves of a thing that has several. */
  protected override decide(moves: Move[]): void {
    this.narrowed = moves;
  }

  override play(move: Move): void {
    this.narrowed = null;
    this.watched = null;
    this.stack = null;
    super.play(move);
  }

  // Why not?

  /** Handle a press on a place without a move. Enter pays with the tokens put down, wherever the focus is. */
  pressPlace(place: number, event: MouseEvent | KeyboardEvent): void {
    if ('key' in event && event.key === 'Enter' && this.paid && !this.table.stage.playing) this.play(this.paid);
    else this.explainPlace(place, spotOf(event));
  }

  explainPlace(place: number, at: Point): void {
    const { table, hero } = this;
    if (table.stage.playing) return table.stage.skip();
    const kind = table.view.phase === 'placing' ? 'place' : 'move';
    if (table.view.places[place]?.id === 'ship' && kind === 'move') {
      const spot = Math.max(0, (this.figure?.strength ?? FIRST_SPOT) - FIRST_SPOT);
      return table.explain(moveNumber('outlive', 'board', { hero: hero ?? 0, spot }), at);
    }
    table.explain(moveNumber('outlive', kind, { hero: hero ?? 0, place }), at);
  }

  explainRoom(slot: number, at: Point): void {
    const { table } = this;
    if (table.stage.playing) return table.stage.skip();
    const room = this.shown.rooms[slot];
    if (!room) return;
    const kind = !room.built ? 'build' : room.full ? 'ability' : 'move-in';
    table.explain(moveNumber('outlive', kind, { slot }), at);
  }

  explainEquipment(tile: Equipment, number: number, at: Point): void {
    if (this.table.stage.playing) return this.table.stage.skip();
    if (!tile.repaired) this.table.explain(moveNumber('outlive', 'repair', { equipment: number, waiver: 0 }), at);
  }

  explainEvent(event: number, at: Point): void {
    if (this.table.stage.playing) return this.table.stage.skip();
    this.table.explain(moveNumber('outlive', 'overcome', { event, relief: 0 }), at);
  }

  explainToken(resource: string, at: Point): void {
    if (this.table.stage.playing) return this.table.stage.skip();
    const supply = RESOURCES.indexOf(resource as never);
    if (supply < MOVES.outlive.recruit.domains.supply) this.table.explain(moveNumber('outlive', 'recruit', { supply }), at);
  }
}
