import type { LiveTable } from '../sync/live.svelte.ts';

/** The pages beside the board. */
export type Page = 'log' | 'plan' | 'chat';

/** Return the pages of a table: plans for a team, chat where there is somebody to talk to. */
export function pagesOf(table: LiveTable): Page[] {
  const pages: Page[] = ['log'];
  if (table.message.together) pages.push('plan');
  if (table.talks) pages.push('chat');
  return pages;
}

/** Return whether the viewer has to choose for the team who acts next. */
export const leads = (table: LiveTable): boolean => table.owes && table.ask?.decision === 'who';

/** Return whether plans are needed now: by the player who leads, or by a bot that waits for reactions. */
export const callsForPlans = (table: LiveTable): boolean => (table.mine && leads(table)) || table.chat?.asking != null;
