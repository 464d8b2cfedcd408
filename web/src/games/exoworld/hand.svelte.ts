import type { Part as PartOf } from '$lib/table/game.ts';
import { TableHand } from '$lib/table/hand.svelte.ts';
import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import type { Point } from '$lib/table/board/points.ts';
import { t } from '$lib/words.svelte.ts';
import { direction, neighbour } from './grid.ts';
import { nextWay, unpaid } from './pay.ts';
import { ITEMS, KINDS, PROTOCOLS, TOKENS, type Crew, type ExoworldTable, type Move, type Player, type View } from './types.ts';

const HOME = 60;
const DIRECTIONS = [0, 1, 2, 3];
/** Kinds of moves that end something: they have the main button. */
const CLOSING = ['end', 'pass', 'done'];
const HERE = ['produce', 'repair', 'shut_down', 'skill'];
const WINDOWS = ['w1', 'w2', 'w3'];

/** Where the cards of a D-KIND question are. */
export type Source = 'hand' | 'row' | 'discard' | 'aside' | 'partner';

/** The panel that is open over the ground. */
export type Unfolded = 'discard' | 'planet' | 'events';

/** Props of the game's components. */
export type Part = PartOf<View, Hand>;

/** The player's hand: the selected card, and where moves are on the board. */
export class Hand extends TableHand<View, Move> {
  /** The viewer's own card that was selected last. */
  chosen = $state<string | null>(null);
  /** Another player's selected card, which can be taken or asked for. */
  asked = $state<{ seat: number; card: string } | null>(null);
  /** The index of the proposed payment. */
  way = $state(0);
  unfolded = $state<Unfolded | null>(null);
  /** The cards that pay for the module just built, while the server asks for them one by one. */
  #plan: string[] | null = null;

  constructor(table: ExoworldTable) {
    super(table);
    this.cursor = HOME;
  }

  decision = $derived.by(() => (this.table.mine ? (this.table.ask?.decision ?? '') : ''));
  acting = $derived.by(() => this.decision === 'act');
  me = $derived.by((): Player | undefined => this.table.view.players.find(({ seat }) => seat === this.table.viewer));
  active = $derived.by((): Crew | undefined => this.table.view.crew.find(({ crew }) => crew === this.table.view.active));
  main = $derived.by(() => this.moves.find(({ kind }) => CLOSING.includes(kind)) ?? null);

  /** The selected card, as long as it is there and cards can be used. */
  card = $derived.by(() => (this.acting && this.chosen && this.me?.hand?.includes(this.chosen) ? this.chosen : null));
  deploys = $derived.by(() => (this.card ? this.deploysOf(this.card) : []));
  ways = $derived.by((): string[][] => this.deploys[0]?.preview.payments ?? []);
  payment = $derived.by((): string[] => this.ways[this.way] ?? this.ways[0] ?? []);

  /** Moves by cell: where a module can be built, where one can walk, what an effect can target. */
  onCells = $derived.by(() => {
    const found = new Map<number, Move>();
    for (const move of this.deploys) found.set(move.preview.cell!, move);
    for (const move of this.moves) {
      if (move.kind === 'cell' || (move.kind === 'move' && !this.card)) found.set(move.args.cell!, move);
    }
    return found;
  });

  /** Moves at the pawn's own place, and the skill. */
  here = $derived.by(() => this.moves.filter(({ kind }) => HERE.includes(kind)));

  /** Moves of the selected card, besides building it. */
  uses = $derived.by((): Move[] => {
    const { card, asked } = this;
    if (asked) return this.onCrewCard(asked.seat, asked.card);
    return card ? this.usesOf(card) : [];
  });

  /** Every answer to a decision other than the action menu. */
  answers = $derived.by(() =>
    this.decision && !this.acting ? this.moves.filter(({ kind }) => !CLOSING.includes(kind)) : [],
  );

  source = $derived.by((): Source | null => {
    const { question, offer, cargo } = this.table.view;
    if (this.decision !== 'kind' || !question) return null;
    if (question.about === 'fetch') return 'discard';
    if (question.about === 'survey') return 'aside';
    if (question.about === 'cargo-card') return this.me && cargo?.giver === 1 && this.solo ? 'row' : 'hand';
    return question.about === 'transfer-kind' && offer?.giver !== this.table.viewer ? 'partner' : 'hand';
  });

  get solo(): boolean {
    return this.table.view.players.length === 1;
  }

  move(key: string): Move | undefined {
    return this.moves.find((move) => move.key === key);
  }

  deploysOf(card: string): Move[] {
    return this.moves.filter(({ key }) => key.startsWith(`deploy:${card}:`));
  }

  /** Return the moves that play a card for its effect or give it away. */
  usesOf(card: string): Move[] {
    return this.moves.filter(
      ({ kind, key }) => key === `item:${card}` || key === `protocol:${card}` || (kind === 'give' && key.endsWith(`:${card}`)),
    );
  }

  /** Return the move that a click on one's own card plays, where the decision is about a card. */
  onCard(card: string): Move | undefined {
    const kinds = ['pay', 'discard'];
    if (WINDOWS.includes(this.decision)) kinds.push('protocol');
    if (this.source === 'hand') kinds.push('kind');
    return kinds.map((kind) => this.move(`${kind}:${card}`)).find(Boolean);
  }

  onRow(card: string): Move | undefined {
    return this.move(`draw_face:${card}`) ?? (this.source === 'row' ? this.move(`kind:${card}`) : undefined);
  }

  /** Return the moves that take a card from somebody, or ask them to play a Protocol. */
  onCrewCard(seat: number, card: string): Move[] {
    const keys = [`take:${seat}:${card}`];
    if (this.table.view.players.find((player) => player.seat === seat)?.hand?.includes(card)) keys.push(`ask:${card}`);
    if (this.source === 'partner' && this.table.view.offer?.giver === seat) keys.push(`kind:${card}`);
    return keys.map((key) => this.move(key)).filter((move) => move !== undefined);
  }

  /** Return the move that chooses a person or gives them the selected card. */
  onCrew(crew: number): Move | undefined {
    return this.move(`seat:${crew}`) ?? (this.card ? this.move(`give:${crew}:${this.card}`) : undefined);
  }

  onResource(resource: string): Move | undefined {
    return this.move(`resource:${resource}`);
  }

  /** Return the move that removes a token from a cell. */
  onToken(cell: number, token: string): Move | undefined {
    const asked = this.table.view.question;
    if (asked?.about === 'remove-token' && asked.cell === cell) return this.move(`token:${token}`);
    const at = TOKENS.indexOf(token as 'SHUT');
    return this.moves.find(
      ({ kind, args, preview }) => kind === 'repair' && args.token === at && preview.cell === cell,
    );
  }

  /** Return whether one's own card can be used now. */
  able(card: string): boolean {
    return this.onCard(card) !== undefined || this.deploysOf(card).length > 0 || this.usesOf(card).length > 0;
  }

  choose(card: string | null): void {
    // In a lesson, the selection is not toggled: the lesson says what to select.
    this.chosen = card === this.chosen && !this.table.guided ? null : card;
    this.asked = null;
    this.way = 0;
    this.table.pointed = null;
  }

  /** Propose another card for one symbol of the cost. */
  change(slot: number): void {
    if (!this.card) return;
    const { cards } = this.table.view;
    this.way = nextWay(this.ways, Math.min(this.way, this.ways.length - 1), slot, cards[this.card]!.cost, cards);
  }

  override play(move: Move): void {
    this.#plan = move.kind === 'deploy' && !this.table.guided ? [...this.payment] : null;
    this.chosen = null;
    this.asked = null;
    this.way = 0;
    this.unfolded = null;
    super.play(move);
  }

  /** Answer the prompts of a payment that was chosen as a whole. */
  follow(): void {
    const { moves, decision } = this;
    if (this.table.thinking) this.#plan = null;
    if (!this.#plan || moves.length === 0) return;
    const rest = decision === 'pay' ? unpaid(this.#plan, this.table.view.deploy?.picked ?? []) : [];
    const next = rest.length > 0 ? this.move(`pay:${rest[0]}`) : this.move('done');
    if (decision === 'pay' && next) this.table.play(next);
    else this.#plan = null;
  }

  // Why not?

  explainCell(cell: number, at: Point): void {
    const { table, card, active } = this;
    if (table.stage.playing) return table.stage.skip();
    if (!table.mine || !this.acting || !active) return table.explain(moveNumber('exoworld', 'cell', { cell }), at);
    if (table.view.locations.some((location) => location.cell === cell)) {
      if (cell !== active.cell) table.explain(moveNumber('exoworld', 'move', { cell }), at);
      return;
    }
    const way = direction(active.cell, cell);
    if (way === null) table.reason = { wording: t('ui-why-not-adjacent'), clauses: ['EX-DEP-1'], ...at };
    else if (!card || !card.startsWith('M')) table.reason = { wording: t('ui-why-no-card'), clauses: ['EX-DEP-1'], ...at };
    else table.explain(moveNumber('exoworld', 'deploy', { kind: KINDS.indexOf(card), direction: way }), at);
  }

  explainCard(card: string, at: Point): void {
    const { table, active } = this;
    const kind = KINDS.indexOf(card);
    if (card.startsWith('I')) return table.explain(moveNumber('exoworld', 'item', { item: ITEMS.indexOf(card) }), at);
    if (card.startsWith('P')) {
      return table.explain(moveNumber('exoworld', 'protocol', { protocol: PROTOCOLS.indexOf(card) }), at);
    }
    const { spaces } = table.view;
    const free = DIRECTIONS.find((way) => spaces.some(({ cell }) => active && neighbour(active.cell, way) === cell));
    table.explain(moveNumber('exoworld', 'deploy', { kind, direction: free ?? 0 }), at);
  }

  explainRow(card: string, at: Point): void {
    this.table.explain(moveNumber('exoworld', 'draw_face', { kind: KINDS.indexOf(card) }), at);
  }

  explainCrewCard(seat: number, card: string, at: Point): void {
    this.table.explain(moveNumber('exoworld', 'take', { seat, kind: KINDS.indexOf(card) }), at);
  }
}
