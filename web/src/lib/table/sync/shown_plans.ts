import type { Component } from 'svelte';
import type { ChatLineView, MoveView, PhraseView, PlanView, ChatView } from '../../api/types.ts';
import type { Point } from '../board/points.ts';

/** A place that somebody points at just now. */
export interface Pinged {
  number: number;
  seat: number;
  place: number;
  wording: string;
}

/** What a board shows of a team's plans. */
export interface Drawn {
  readonly plans: PlanView[];
  readonly pinged: Pinged[];
  /** Whether plans are drawn at all. */
  readonly drawn: boolean;
  /** The only seat whose plan is drawn; null for all. */
  readonly only: number | null;
}

export interface LayerProps {
  chat: Drawn;
  /** Return the position of a place on the board. */
  at: (place: number) => Point;
  /** Return where a path crosses a place without hiding its name; by default the middle. */
  way?: (place: number) => Point;
  /** Return the position of a seat's pawn. */
  start: (seat: number) => Point | null;
}

/**
 * The chat and the plans of a team, as the table sees them. The implementation in `lib/chat` is loaded only where there
 * is somebody to talk to or plan with.
 */
export interface TeamChat extends Drawn {
  readonly lines: ChatLineView[];
  readonly phrases: PhraseView[];
  readonly unread: number;
  /** The bot that leads and waits for reactions. */
  readonly asking: number | null;
  /** The moves of the viewer's own plan, while it is edited. */
  readonly making: number[] | null;
  /** The seat whose menu is open. */
  person: number | null;
  /** The component that draws plans on a board. */
  readonly Layer: Component<LayerProps>;
  /** Apply a message from the server with new chat lines or plans. */
  hear(view: ChatView): void;
  /** Add a move to the viewer's plan. */
  add(move: MoveView): Promise<void>;
  /** Adapt the viewer's plan after a change of the table. */
  follow(): void;
}
