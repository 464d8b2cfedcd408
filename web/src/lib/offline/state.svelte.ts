import type { Progress } from './messages.ts';

/** The start of offline mode: Python is loaded and started while the lobby is shown. */
class Boot {
  progress = $state.raw<Progress>({ parts: [], offline: false });
  ready = $state(false);
  failure = $state('');
  /** Whether it failed because the site has a newer version. */
  gone = $state(false);
  /** Link to a table that was opened after its player had left the lobby. */
  opened = $state('');
  /** Resolved when everything is cached for the next visit, or cannot be. */
  readonly kept: Promise<void>;
  keep: () => void = () => undefined;
  /** The number of requests without an answer. */
  waiting = $state(0);

  constructor() {
    this.kept = new Promise((resolve) => (this.keep = resolve));
  }
}

export const boot = new Boot();
