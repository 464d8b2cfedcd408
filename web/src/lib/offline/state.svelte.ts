import type { Progress } from './messages.ts';

/** How far the page has come: Python is fetched and started while the lobby is looked at. */
class Boot {
  progress = $state.raw<Progress>({ parts: [], offline: false });
  ready = $state(false);
  failure = $state('');
  /** It failed because the site has a newer version. */
  gone = $state(false);
  /** Link to a table that was opened after its player had left the lobby. */
  opened = $state('');
  /** Everything is kept for the next visit, or never will be. */
  readonly kept: Promise<void>;
  keep: () => void = () => undefined;
  /** How many wait for an answer of the local host. */
  waiting = $state(0);

  constructor() {
    this.kept = new Promise((resolve) => (this.keep = resolve));
  }
}

export const boot = new Boot();
