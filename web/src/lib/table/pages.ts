import type { LiveTable } from './live.svelte.ts';

/** What can be read beside the board. */
export type Page = 'log' | 'plan' | 'chat';

/** What there is to read at a table: plans where a team has some, talk where there is somebody to talk to. */
export function pagesOf(table: LiveTable): Page[] {
  const { talk } = table;
  const pages: Page[] = ['log'];
  if (talk?.together) pages.push('plan');
  if (talk && table.company) pages.push('chat');
  return pages;
}

/** The viewer chooses for the team who acts next. */
export const leads = (table: LiveTable): boolean => table.mine && table.ask?.decision === 'who';
