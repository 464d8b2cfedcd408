import type { AskView, ClocksView, EventView, MoveView, SeatView, PlacementView, TableView } from '../../api/types.ts';
import { t } from '../../words.svelte.ts';
import type { Coach } from '../prompt/coach.svelte.ts';
import type { Stage } from './stage.svelte.ts';
import type { TeamChat } from './shown_plans.ts';

/** Why something cannot be done, shown where it was tried. */
export interface Reason {
  wording: { en: string; de: string } | string;
  clauses: string[];
  x: number;
  y: number;
}

/**
 * A table as boards see it, whether it is being played or looked at again: what is shown, and what
 * the viewer may do. A board knows no rules; it shows the view and offers the moves.
 */
export abstract class Table<V = unknown> {
  abstract readonly game: string;
  abstract readonly stage: Stage<V>;
  abstract readonly viewer: number | null;
  abstract readonly seats: SeatView[];
  abstract readonly ask: AskView | null;
  /** What the viewer may do now. Empty while something is still being shown. */
  abstract readonly moves: MoveView[];
  abstract readonly over: boolean;
  abstract readonly placements: PlacementView[];
  /** A coach takes one move at a time: what is planned as a whole is done move by move. */
  readonly guided: boolean = false;
  /** Speaks up before common mistakes, at a table in play. */
  readonly coach: Coach | null = null;
  /** What people say to each other and plan together, at a table in play where there is somebody to talk to. */
  chat = $state.raw<TeamChat | null>(null);

  /** The move that is being looked at (hover, focus, first tap). */
  pointed = $state.raw<MoveView | null>(null);
  /** A move was held back by the coach, and its player thinks again: nothing follows by itself. */
  thinking = $state(false);
  /** Things on the table that somebody asked to be shown, and what they are called. */
  spotlit = $state.raw<{ things: Element[]; name: string } | null>(null);
  /** The log line that is being pointed at. */
  marked = $state.raw<EventView | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** Friends are being invited to the table. */
  inviting = $state(false);

  /** Whether somebody can still be invited. */
  get mayInvite(): boolean {
    return false;
  }

  get view(): V {
    return this.stage.view;
  }

  /** The clocks of a table in play; null where there are none. */
  get clocks(): ClocksView | null {
    return null;
  }

  /** The event whose places are marked: of the log line that is pointed at, or what the board does just now. */
  get lit(): EventView | null {
    return this.marked ?? this.stage.told;
  }

  /** The viewer owes a decision, even if the screen has not come that far yet. */
  get owes(): boolean {
    return this.viewer !== null && (this.ask?.owes.includes(this.viewer) ?? false);
  }

  /** Whether there is time to step in: a bot has answered before anybody could, unless it asks. */
  get patient(): boolean {
    if (this.chat?.asking != null) return true;
    return this.ask?.owes.some((seat) => this.seats[seat]?.kind !== 'bot') ?? false;
  }

  /** The viewer may answer, be it for somebody else. */
  get may(): boolean {
    return this.viewer !== null && this.patient && (this.ask?.may.includes(this.viewer) ?? false);
  }

  /** On the screen there is something for the viewer to answer. */
  get mine(): boolean {
    return this.may && !this.stage.playing;
  }

  /** The seat that is waited for; the viewer's own before any other. */
  get awaited(): number | null {
    if (this.owes) return this.viewer;
    return this.ask?.owes[0] ?? null;
  }

  /** Whose turn it is, and whether others may not know what is decided. */
  turnOf(seat: number): string {
    const secret = this.ask?.decision === null && this.ask.seat === seat;
    return t(secret ? 'turn-secret' : 'turn-of', { name: this.realName(seat) });
  }

  abstract play(move: MoveView): void;
  /** Say why a move is not allowed, at this point of the screen. */
  abstract explain(move: number, at: { x: number; y: number }): void;

  /** The seat that is simply called `You`, if there is one. */
  get self(): number | null {
    return this.viewer;
  }

  /** The name of a seat, `You` for the viewer's own. A program that plays is marked as a bot. */
  name(seat: number): string {
    if (seat === this.self) return t('you');
    return this.seats[seat]?.program ? t('seat-program', { name: this.realName(seat) }) : this.realName(seat);
  }

  realName(seat: number): string {
    return this.seats[seat]?.name || t('seat-nameless', { number: seat + 1 });
  }

  /** What the viewer is called wherever names stand, if they never gave one. */
  get nameless(): string | null {
    return this.self === null || this.seats[this.self]?.name ? null : this.realName(this.self);
  }
}

/** A table that shows what the newest message says. */
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
