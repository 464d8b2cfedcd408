/** How far the page has come: Python is fetched and started while the lobby is looked at. */
class Boot {
  progress = $state(0);
  ready = $state(false);
  failure = $state('');
  /** It is ready, or never will be. */
  readonly settled: Promise<void>;
  settle: () => void = () => undefined;
  /** How many wait for an answer that needs Python. */
  waiting = $state(0);

  constructor() {
    this.settled = new Promise((resolve) => (this.settle = resolve));
  }
}

export const boot = new Boot();
