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
/** Moves that end something: they have the large button. */
const CLOSING = ['end', 'pass', 'done'];
const HERE = ['produce', 'repair', 'shut_down', 'skill'];
const WINDOWS = ['w1', 'w2', 'w3'];

/** Where the cards of a D-KIND question lie. */
export type Source = 'hand' | 'row' | 'discard' | 'aside' | 'partner';

/** What is folded out over the ground. */
export type Unfolded = 'discard' | 'planet' | 'events';

/** What the game's components are given. */
export type Part = PartOf<View, Hand>;

/** The player's hand on the table: which card is chosen, and where the moves lie. */
export class Hand extends TableHand<View, Move> {
  /** The own card that was chosen last. */
  chosen = $state<string | null>(null);
  /** Another player's card that was chosen: it can be taken, or asked for. */
  asked = $state<{ seat: number; card: string } | null>(null);
  /** Which of the payments is proposed. */
  way = $state(0);
  unfolded = $state<Unfolded | null>(null);
  /** The cards that pay for the module just placed, while the server asks for them one by one. */
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

  /** The chosen card, as long as it is there and something can be done with cards. */
  card = $derived.by(() => (this.acting && this.chosen && this.me?.hand?.includes(this.chosen) ? this.chosen : null));
  deploys = $derived.by(() => (this.card ? this.deploysOf(this.card) : []));
  ways = $derived.by((): string[][] => this.deploys[0]?.preview.payments ?? []);
  payment = $derived.by((): string[] => this.ways[this.way] ?? this.ways[0] ?? []);

  /** Moves that lie on a cell: where a module can stand, where one can walk, what an effect aims at. */
  onCells = $derived.by(() => {
    const found = new Map<number, Move>();
    for (const move of this.deploys) found.set(move.preview.cell!, move);
    for (const move of this.moves) {
      if (move.kind === 'cell' || (move.kind === 'move' && !this.card)) found.set(move.args.cell!, move);
    }
    return found;
  });

  /** What can be done where the pawn stands, and by skill. */
  here = $derived.by(() => this.moves.filter(({ kind }) => HERE.includes(kind)));

  /** What can be done with the chosen card, besides deploying it. */
  uses = $derived.by((): Move[] => {
    const { card, asked } = this;
    if (asked) return this.onCrewCard(asked.seat, asked.card);
    return card ? this.usesOf(card) : [];
  });

  /** Every answer to a question that is not the action menu. */
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

  /** Playing a card for its effect, and giving it away. */
  usesOf(card: string): Move[] {
    return this.moves.filter(
      ({ kind, key }) => key === `item:${card}` || key === `protocol:${card}` || (kind === 'give' && key.endsWith(`:${card}`)),
    );
  }

  /** The one move that a click on an own card plays, where the question is which card. */
  onCard(card: string): Move | undefined {
    const kinds = ['pay', 'discard'];
    if (WINDOWS.includes(this.decision)) kinds.push('protocol');
    if (this.source === 'hand') kinds.push('kind');
    return kinds.map((kind) => this.move(`${kind}:${card}`)).find(Boolean);
  }

  onRow(card: string): Move | undefined {
    return this.move(`draw_face:${card}`) ?? (this.source === 'row' ? this.move(`kind:${card}`) : undefined);
  }

  /** Taking a card from somebody, or asking for a Protocol to be played. */
  onCrewCard(seat: number, card: string): Move[] {
    const keys = [`take:${seat}:${card}`];
    if (this.table.view.players.find((player) => player.seat === seat)?.hand?.includes(card)) keys.push(`ask:${card}`);
    if (this.source === 'partner' && this.table.view.offer?.giver === seat) keys.push(`kind:${card}`);
    return keys.map((key) => this.move(key)).filter((move) => move !== undefined);
  }

  /** Choosing a person, or giving the chosen card. */
  onCrew(crew: number): Move | undefined {
    return this.move(`seat:${crew}`) ?? (this.card ? this.move(`give:${crew}:${this.card}`) : undefined);
  }

  onResource(resource: string): Move | undefined {
    return this.move(`resource:${resource}`);
  }

  /** Taking a token off a cell. */
  onToken(cell: number, token: string): Move | undefined {
    const asked = this.table.view.question;
    if (asked?.about === 'remove-token' && asked.cell === cell) return this.move(`token:${token}`);
    const at = TOKENS.indexOf(token as 'SHUT');
    return this.moves.find(
      ({ kind, args, preview }) => kind === 'repair' && args.token === at && preview.cell === cell,
    );
  }

  /** Whether anything can be done with an own card now. */
  able(card: string): boolean {
    return this.onCard(card) !== undefined || this.deploysOf(card).length > 0 || this.usesOf(card).length > 0;
  }

  choose(card: string | null): void {
    // With a coach, what was chosen stays so: it says what to choose.
    this.chosen = card === this.chosen && !this.table.guided ? null : card;
    this.asked = null;
    this.way = 0;
    this.table.pointed = null;
  }

  /** Pay for one symbol of the cost with another card. */
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

  /** Answer the questions of a payment that has been chosen as a whole. */
  follow(): void {
    const { moves, decision } = this;
    if (this.table.thinking) this.#plan = null;
    if (!this.#plan || moves.length === 0) return;
    const rest = decision === 'pay' ? unpaid(this.#plan, this.table.view.deploy?.picked ?? []) : [];
    const next = rest.length > 0 ? this.move(`pay:${rest[0]}`) : this.move('done');
    if (decision === 'pay' && next) this.table.play(next);
    else this.#plan = null;
  }

  // Why can't I?

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
