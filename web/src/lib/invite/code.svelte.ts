import { codeOf, Refused } from '../api/http.ts';
import { joinLink } from '../router.svelte.ts';
import type { LiveTable } from '../table/sync/live.svelte.ts';
import { problemText } from '../problems.ts';
import { t } from '../words.svelte.ts';

/** The code by which friends find a table, and the link with it. */
export class TableCode {
  code = $state('');
  problem = $state('');
  /** The result of copying the link. */
  told = $state('');

  constructor(private readonly table: LiveTable) {
    void this.fetch();
  }

  get link(): string {
    return this.code ? location.origin + joinLink(this.code) : '';
  }
  /** The link without its scheme. */
  get shown(): string {
    return this.link.replace(/^https?:\/\//, '');
  }

  async fetch(): Promise<void> {
    this.problem = '';
    try {
      ({ code: this.code } = await codeOf(this.table.message.table, this.table.activeToken));
    } catch (error) {
      this.problem = error instanceof Refused ? problemText(error) : t('invite-failed');
    }
  }

  /** Copy the link; without a clipboard, select it to be copied by hand. */
  async copy(field: HTMLInputElement | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link);
      this.told = t('invite-copied');
    } catch {
      field?.select();
      this.told = t('invite-by-hand');
    }
  }
}
