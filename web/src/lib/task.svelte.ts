import { errorText } from './problems.ts';

/** An action that a button starts: whether it is running, and its error. */
export class Task {
  busy = $state(false);
  problem = $state('');

  /** Run the action, and return whether it worked. */
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
