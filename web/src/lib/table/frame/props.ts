import type { Snippet } from 'svelte';
import type { GameClient } from '../game.ts';
import type { LiveTable } from '../sync/live.svelte.ts';
import type { Rulebook } from './rules.svelte.ts';

/** What the parts around a board are given. */
export interface TableProps {
  table: LiveTable;
  client: GameClient;
  book: Rulebook;
}

/** What a frame is given, on a desk and on a phone. */
export interface FrameProps extends TableProps {
  play: unknown;
  /** What is offered to newcomers. */
  offer: Snippet;
  onmenu: () => void;
}
