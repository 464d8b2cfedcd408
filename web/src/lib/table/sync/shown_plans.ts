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

/** What is drawn on a board of what a team plans. */
export interface Drawn {
  readonly plans: PlanView[];
  readonly pinged: Pinged[];
  /** Whether plans are drawn at all. */
  readonly drawn: boolean;
  /** The seat whose plan alone is drawn. */
  readonly only: number | null;
}

export interface LayerProps {
  chat: Drawn;
  /** Where a place lies on the board. */
  at: (place: number) => Point;
  /** Where ways over a place run, so that its name stays legible; in its middle, where nothing else is said. */
  way?: (place: number) => Point;
  /** Where a seat's own pawn stands. */
  start: (seat: number) => Point | null;
}

/**
 * What people say to each other and plan together, as a table knows it. What does it is fetched only where there is
 * somebody to talk to or to plan with: see `lib/chat`.
 */
export interface TeamChat extends Drawn {
  readonly lines: ChatLineView[];
  readonly phrases: PhraseView[];
  readonly unread: number;
  /** A bot that leads, and that waits for a word. */
  readonly asking: number | null;
  /** The moves of one's own plan, while it is made. */
  readonly making: number[] | null;
  /** The seat whose person somebody wants to do something about. */
  person: number | null;
  /** Draws plans on a board. */
  readonly Layer: Component<LayerProps>;
  /** Something was said, or plans have changed. */
  hear(view: ChatView): void;
  /** A move was chosen for the plan. */
  add(move: MoveView): Promise<void>;
  /** The table has moved on. */
  follow(): void;
}
