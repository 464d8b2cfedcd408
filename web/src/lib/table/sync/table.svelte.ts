import type { AskView, ClocksView, EventView, MoveView, SeatView, PlacementView, TableView } from '../../api/types.ts';
import { t } from '../../words.svelte.ts';
import type { Coach } from '../prompt/coach.svelte.ts';
import type { Stage } from './stage.svelte.ts';
import type { TeamChat } from './shown_plans.ts';

/** Why something is not allowed, shown where it was tried. */
export interface Reason {
  wording: { en: string; de: string } | string;
  clauses: string[];
  x: number;
  y: number;
}

/** A table as boards see it, live or in a replay: the view and the legal moves. A board knows no rules. */
export abstract class Table<V = unknown> {
  abstract readonly game: string;
  abstract readonly stage: Stage<V>;
  abstract readonly viewer: number | null;
  abstract readonly seats: SeatView[];
  abstract readonly ask: AskView | null;
  /** The viewer's legal moves. Empty while events are being shown. */
  abstract readonly moves: MoveView[];
  abstract readonly over: boolean;
  abstract readonly placements: PlacementView[];
  /** Whether moves are played one at a time, as in a lesson, instead of as a planned sequence. */
  readonly guided: boolean = false;
  /** The coach of a live table. */
  readonly coach: Coach | null = null;
  /** The chat and the plans of a live table, where there is somebody to talk to. */
  chat = $state.raw<TeamChat | null>(null);

  /** The move that is being pointed at (hover, focus, first tap). */
  pointed = $state.raw<MoveView | null>(null);
  /** Whether the coach held a move back and the player is thinking again: nothing is played automatically. */
  thinking = $state(false);
  /** Things in the spotlight that somebody asked to see, and their name. */
  spotlit = $state.raw<{ things: Element[]; name: string } | null>(null);
  /** The log line that is being pointed at. */
  marked = $state.raw<EventView | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** Whether the invitation is open. */
  inviting = $state(false);

  /** Whether somebody can still be invited. */
  get mayInvite(): boolean {
    return false;
  }

  get view(): V {
    return this.stage.view;
  }

  /** The clocks of a live table; null where there are none. */
  get clocks(): ClocksView | null {
    return null;
  }

  /** Whether everybody has agreed to a pause, so that nothing can be played. */
  get paused(): boolean {
    return this.clocks?.pause?.until != null;
  }

  /** The event whose places are marked: of the log line that is pointed at, or of the board itself. */
  get lit(): EventView | null {
    return this.marked ?? this.stage.told;
  }

  /** Whether the viewer has to decide, even if events before that are still being shown. */
  get owes(): boolean {
    return this.viewer !== null && (this.ask?.owes.includes(this.viewer) ?? false);
  }

  /** Whether there is time to answer for others: bots answer at once, unless they ask. */
  get patient(): boolean {
    if (this.chat?.asking != null) return true;
    return this.ask?.owes.some((seat) => this.seats[seat]?.kind !== 'bot') ?? false;
  }

  /** Whether the viewer may answer, for themselves or for somebody else. */
  get may(): boolean {
    return this.viewer !== null && this.patient && (this.ask?.may.includes(this.viewer) ?? false);
  }

  /** Whether the viewer may answer now, with all events shown. */
  get mine(): boolean {
    return this.may && !this.stage.playing;
  }

  /** The seat that has to decide; the viewer's own before any other. */
  get awaited(): number | null {
    if (this.owes) return this.viewer;
    return this.ask?.owes[0] ?? null;
  }

  /** Return whose turn it is; with another text if the decision is hidden. */
  turnOf(seat: number): string {
    const secret = this.ask?.decision === null && this.ask.seat === seat;
    return t(secret ? 'turn-secret' : 'turn-of', { name: this.realName(seat) });
  }

  abstract play(move: MoveView): void;
  /** Explain why a move is not allowed, at this point of the screen. */
  abstract explain(move: number, at: { x: number; y: number }): void;

  /** The seat that is called *You*, if there is one. */
  get self(): number | null {
    return this.viewer;
  }

  /** Return the name of a seat, *You* for the viewer's own. A program is marked as a bot. */
  name(seat: number): string {
    if (seat === this.self) return t('you');
    return this.seats[seat]?.program ? t('seat-program', { name: this.realName(seat) }) : this.realName(seat);
  }

  realName(seat: number): string {
    return this.seats[seat]?.name || t('seat-nameless', { number: seat + 1 });
  }

  /** The default name of a viewer who has no name, to be marked as theirs in texts; null otherwise. */
  get nameless(): string | null {
    return this.self === null || this.seats[this.self]?.name ? null : this.realName(this.self);
  }
}

/** A table that shows the newest message. */
export abstract class MessageTable<V = unknown> extends Table<V> {
  abstract readonly message: Pick<TableView, 'viewer' | 'seats' | 'ask' | 'over' | 'placements'>;

  get viewer(): number | null {
    return this.message.viewer;
  }
  get seats(): SeatView[] {
    return this.message.seats;
  }
  get ask(): AskView | null {
    return this.message.ask;
  }
  get over(): boolean {
    return this.message.over;
  }
  get placements(): PlacementView[] {
    return this.message.placements;
  }
}
