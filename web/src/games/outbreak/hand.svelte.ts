import { settings } from '$lib/settings.svelte.ts';
import type { Part as PartOf } from '$lib/table/game.ts';
import { TableHand } from '$lib/table/hand.svelte.ts';
import { moveNumber } from '$lib/table/prompt/move_numbers.ts';
import type { Point } from '$lib/table/board/points.ts';
import { t } from '$lib/words.svelte.ts';
import { Board } from './hex.ts';
import { lay, payments, without, type Bag, type Entry, type Laid, type Means, type Payment, type Target } from './plan.ts';
import { CONDITIONS, partsOf, type Horde, type Move, type OutbreakTable, type Settlement, type Survivor, type View } from './types.ts';

/** Kinds of moves that end or pass something: they have the main button. */
const WAYS_ON = ['roll', 'accept', 'done', 'pass', 'stay', 'no', 'none', 'end', 'end-phase'];
/** The decision in which each kind of move of a plan is played. */
const STAGES: Record<string, string> = { accept: 'roll', hex: 'target', pay: 'pay', done: 'target' };
/** Lists of a turn that can be opened. */
export type Unfolded = 'develop' | 'cards' | 'aid';
/** Kinds of moves that are on the map. */
const ON_MAP = ['move', 'hex'];

/** A horde that a rolled attack may strike. */
export interface Strike extends Target {
  horde: Horde;
  /** Its entry in the plan, if there is one. */
  entry: Entry | null;
  /** Possible payments beside those of the plan, and the suggested one. */
  open: Payment[];
  best: Payment | null;
}

/** Props of the game's components. */
export type Part = PartOf<View, Hand>;

/** The player's hand: what is pointed at, where moves are on the map, and the plan of an attack. */
export class Hand extends TableHand<View, Move> {
  /** The survivor whose mat was expanded by a click. */
  shown = $state<number | null>(null);
  /** The list that is open in the prompt. */
  unfolded = $state<Unfolded | null>(null);
  /** The hovered hex. */
  hovered = $state<number | null>(null);
  /** Hordes that an attack shall strike, in order. */
  laid = $state.raw<readonly Laid[]>([]);
  /** The die that is being dragged. */
  dragging = $state.raw<{ face: string; at: Point } | null>(null);
  /** Keys of the moves that carry out a plan; meanwhile nothing else is offered. */
  queue = $state.raw<readonly string[]>([]);

  constructor(table: OutbreakTable) {
    super(table);
    $effect(() => this.#advance());
  }

  view = $derived.by(() => this.table.view);
  override get moves(): Move[] {
    return this.queue.length > 0 ? [] : super.moves;
  }
  /** The viewer's decision; `aside` if somebody else decides and the viewer may play cards meanwhile. */
  decision = $derived.by(() => {
    if (!this.table.mine) return null;
    const aside = !this.table.owes && this.table.moves.every(({ kind }) => kind === 'play');
    return aside ? 'aside' : (this.table.ask?.decision ?? null);
  });
  board = $derived.by(() => new Board(this.view.coordinates));
  settlements = $derived.by(() => new Map(this.view.settlements.map((place) => [place.hex, place])));
  hordes = $derived.by(() => new Map(this.view.hordes.map((horde) => [horde.hex, horde])));
  people = $derived.by(() => this.view.survivors);
  mine = $derived.by(() => this.people.filter(({ seat }) => seat === this.table.viewer));
  active = $derived.by(() => this.people.find(({ active }) => active) ?? null);

  /** The survivor whose mat is expanded: the chosen one, the active one, or the viewer's own. */
  open = $derived.by((): Survivor | null => {
    const chosen = this.people.find(({ number }) => number === this.shown);
    const roller = this.people.find(({ name }) => name === this.view.dice?.survivor);
    return chosen ?? roller ?? this.active ?? this.mine[0] ?? this.people[0] ?? null;
  });

  /** All drawn hexes: the city, its surroundings, and where something may be placed. */
  drawn = $derived.by(() => {
    const hexes = [...this.settlements.keys(), ...this.view.edges.map(({ hex }) => hex)];
    for (const { kind, args } of this.moves) if (ON_MAP.includes(kind)) hexes.push(args.hex!);
    return new Set(hexes);
  });

  /** Moves by hex; an attack is on every horde in its reach. */
  onHexes = $derived.by(() => {
    const found = new Map<number, Move>();
    if (this.plans) return found;
    for (const move of this.moves) {
      if (move.kind === 'attack') for (const { hex } of move.preview.targets) found.set(hex, move);
      if (ON_MAP.includes(move.kind)) found.set(move.args.hex!, move);
    }
    return found;
  });
  onSurvivors = $derived.by(() => this.#by('survivor', 'survivor'));
  onPieces = $derived.by(() => this.#by('piece', 'piece'));
  /** Cards that can be played, by holder and card as in the move's key. */
  onCards = $derived.by(() => {
    const plays = this.moves.filter(({ kind }) => kind === 'play');
    return new Map(plays.map((move) => [partsOf(move).join(':'), move]));
  });

  /** The move of the main button. */
  main = $derived.by(() => this.moves.find(({ kind }) => WAYS_ON.includes(kind)) ?? null);

  /** Survivors or skills to choose from, as cards over the map. */
  gallery = $derived.by(() => {
    const laidOut = ['setup-surv', 'join', 'skill'].includes(this.decision ?? '');
    return laidOut ? this.moves.filter(({ kind }) => kind === 'survivor' || kind === 'skill') : [];
  });

  /** The moves of the open list. */
  folded = $derived.by(() => {
    const kind = this.unfolded === 'cards' ? 'play' : this.unfolded;
    return this.decision === 'turn' && kind ? this.moves.filter((move) => move.kind === kind) : [];
  });

  /** Moves that the prompt lists because they are nowhere else. Numbers choose from it. */
  listed = $derived.by((): Move[] => {
    if (this.decision === 'turn') return this.folded;
    if (this.decision === 'trade' || this.gallery.length > 0) return [];
    // Dice are buttons themselves; what could help a plan is beside the hordes that lack something.
    const onDice = this.view.dice?.thrown ? ['face', 'reroll'] : [];
    const lacking = [...this.strikes.values()].some(({ entry, open }) => !entry && open.length === 0);
    const inPlan = this.plans && lacking ? ['play'] : [];
    const elsewhere = ['move', ...onDice, ...inPlan];
    return this.moves.filter((move) => {
      if (move.kind === 'hex') return this.#isMissed(move);
      return !elsewhere.includes(move.kind) && move.n !== this.main?.n;
    });
  });

  /**
   * Return whether the engine offers a target for which the plan knows no payment. It is listed, so that there is no
   * dead end.
   */
  #isMissed({ args }: Move): boolean {
    const strike = this.strikes.get(args.hex!);
    return this.plans && this.plan.entries.length === 0 && (strike?.open.length ?? 0) === 0;
  }

  #by(kind: string, argument: string): Map<number, Move> {
    const found = this.moves.filter((move) => move.kind === kind);
    return new Map(found.map((move) => [move.args[argument]!, move]));
  }

  // The plan of an attack: dice and tokens assigned to hordes before anything is sent

  /** Whether there are rolled dice that the viewer may assign to hordes. */
  plans = $derived.by(() => {
    const dice = this.view.dice;
    const asked = this.decision === 'roll' || this.decision === 'target';
    return asked && this.queue.length === 0 && dice !== null && dice.thrown && (dice.roll === 'attack' || dice.roll === 'mini');
  });

  means = $derived.by((): Means => {
    const dice = this.view.dice;
    if (!dice) return { dice: {}, tokens: {}, wild: false };
    const usable: Bag = { ...dice.faces };
    for (const face of dice.blank) usable[face] = 0;
    if (dice.doom_die === 'skull') usable.K = (usable.K ?? 0) + 1;
    return { dice: usable, tokens: dice.tokens, wild: dice.wild };
  });

  targets = $derived.by((): Target[] => {
    if (!this.plans) return [];
    const reach = this.view.dice?.reach ?? [];
    return reach.flatMap((hex) => {
      const horde = this.hordes.get(hex);
      return horde ? [{ hex, needs: horde.needs }] : [];
    });
  });

  plan = $derived.by(() => lay(this.plans ? this.laid : [], this.targets, this.means));

  strikes = $derived.by(
    () =>
      new Map(
        this.targets.map(({ hex, needs }): [number, Strike] => {
          const entry = this.plan.entries.find((one) => one.hex === hex) ?? null;
          const open = entry || !this.#mayAdd(hex) ? [] : payments(needs, this.plan.left);
          const strike = { hex, needs, horde: this.hordes.get(hex)!, entry, open, best: null };
          return [hex, { ...strike, best: open[this.#best(strike)] ?? null }];
        }),
      ),
  );

  /** OB-ATK-12, OB-PAY-6: a distant horde is struck alone; on some days attacks cannot be split. */
  #mayAdd(hex: number): boolean {
    const { entries } = this.plan;
    const dice = this.view.dice;
    if (entries.length === 0 || !dice) return true;
    return dice.may_split && !dice.far.includes(hex) && !entries.some((one) => dice.far.includes(one.hex));
  }

  /** Assign dice to a horde, or remove them; return false if they do not match. */
  toggle(hex: number, face?: string): boolean {
    const strike = this.strikes.get(hex);
    if (!strike) return false;
    const kept = this.plan.entries.map((entry) => ({ hex: entry.hex, cover: entry.cover }));
    if (strike.entry) {
      this.laid = kept.filter((one) => one.hex !== hex);
      return true;
    }
    if (strike.open.length === 0) return false;
    this.laid = [...kept, { hex, cover: strike.open[this.#best(strike, face)]!.cover }];
    return true;
  }

  /** Return the index of the payment that leaves most other hordes payable; of those the one with fewest tokens. */
  #best({ hex, open }: Strike, face?: string): number {
    const others = this.targets.filter((one) => one.hex !== hex && !this.plan.entries.some((entry) => entry.hex === one.hex));
    const worth = open.map((payment) => {
      const left = without(this.plan.left, payment);
      const more = others.filter(({ needs }) => payments(needs, left).length > 0).length;
      return more + (face && (payment.dice[face] ?? 0) > 0 ? this.targets.length : 0);
    });
    return worth.indexOf(Math.max(...worth));
  }

  /** Switch to the next payment for a horde of the plan. */
  repay(hex: number): void {
    this.laid = this.plan.entries.map((entry) => {
      const next = entry.payments[(entry.payments.indexOf(entry.payment) + 1) % entry.payments.length]!;
      return { hex: entry.hex, cover: entry.hex === hex ? next.cover : entry.cover };
    });
  }

  /** Carry out the plan: keep the roll, choose each target, pay for it, and finish. */
  strike(): void {
    const { entries } = this.plan;
    const struck = entries.flatMap(({ hex, payment }) => [`hex:${this.#place(hex)}`, `pay:${payment.cover}`]);
    // In a lesson moves are played one at a time; dice on other hordes stay assigned.
    if (this.table.guided) {
      const next = ['accept', ...struck].map((key) => this.moves.find((move) => move.key === key)).find(Boolean);
      this.laid = this.laid.filter(({ hex }) => next?.args.hex !== hex);
      return void (next && this.table.play(next));
    }
    this.laid = [];
    this.queue = ['accept', ...struck, 'done'];
  }

  #place(hex: number): string {
    return this.board.name(hex);
  }

  /** Play the next move of the plan when its decision opens. Moves that the engine has made itself are skipped. */
  #advance(): void {
    if (this.queue.length === 0) return;
    if (this.table.thinking) return void (this.queue = []);
    const { moves, ask, owes } = this.table;
    const left = owes ? [...this.queue] : [];
    if (owes && moves.length === 0) return;
    while (left.length > 0) {
      const wanted = left.shift()!;
      const stage = STAGES[wanted.split(':')[0]!];
      const move = stage === ask?.decision ? moves.find(({ key }) => key === wanted) : undefined;
      if (move) {
        this.queue = left;
        return this.table.play(move);
      }
      // Something has interrupted the plan: the player continues by hand.
      if (stage === 'target' && ask?.decision !== 'pay') left.length = 0;
    }
    this.queue = [];
  }

  override play(move: Move): void {
    this.unfolded = null;
    this.shown = null;
    // A finger does not hover after a tap.
    if (settings.phone) this.hovered = null;
    super.play(move);
  }

  show(survivor: Survivor): void {
    this.shown = survivor.number;
    this.looking = null;
  }

  /** Return whether a settlement has a condition that a Restore would remove. */
  isAfflicted(place: Settlement): boolean {
    return CONDITIONS.some((piece) => place.pieces[piece]);
  }

  /** Explain why nothing can be done with a hex. */
  explain(hex: number, at: Point): void {
    if (this.strikes.has(hex)) {
      this.table.reason = { wording: t('why-unpayable'), clauses: ['OB-PAY-2', 'OB-ATK-5'], ...at };
      return;
    }
    const kind = this.decision !== 'turn' ? 'hex' : this.hordes.get(hex)?.face_up ? 'attack' : 'move';
    this.table.explain(moveNumber('outbreak', kind, { hex }), at);
  }
}
