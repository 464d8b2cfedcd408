/** How far the page has come: Python is fetched and started while the lobby is looked at. */
class Boot {
  progress = $state(0);
  ready = $state(false);
  failure = $state('');
  /** How many wait for an answer that needs Python. */
  waiting = $state(0);
}

export const boot = new Boot();
