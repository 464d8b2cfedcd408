import type { Snippet } from 'svelte';
import type { GameClient } from '../game.ts';
import type { LiveTable } from '../sync/live.svelte.ts';
import type { Rulebook } from './rules.svelte.ts';

/** Props of the parts around a board. */
export interface TableProps {
  table: LiveTable;
  client: GameClient;
  book: Rulebook;
}

/** Props of a frame, on a desktop and on a phone. */
export interface FrameProps extends TableProps {
  play: unknown;
  /** The offer for newcomers. */
  offer: Snippet;
  onmenu: () => void;
}
