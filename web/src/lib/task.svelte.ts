import { errorText } from './table/sync/live.svelte.ts';

/** What a button starts: whether it is under way, and what went wrong. */
export class Task {
  busy = $state(false);
  problem = $state('');

  /** Do it, and return whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
