import { transport } from '$transport';
import { accountGames, accountState, Refused } from '../api/http.ts';
import type { AccountState, AccountView, HeldTokens } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { knownTables, recall, remember, type KnownTable } from '../storage.ts';

/** The most tables that this browser remembers. */
const MOST_TABLES = 40;

/** Props of a section of the account page: the account, and how to change who is signed in. */
export interface AccountPart {
  view: AccountView;
  busy: boolean;
  run: (work: () => Promise<AccountState>, done?: string) => Promise<void>;
}

/** Who is signed in at this browser. Playing needs no account. */
class Account {
  /** Whether the server has accounts; null until it has answered. */
  available = $state<boolean | null>(null);
  view = $state.raw<AccountView | null>(null);
  #loading: Promise<void> | null = null;

  /** Whether somebody was signed in when this browser last asked. */
  get expected(): boolean {
    return !transport.here && recall('account', false);
  }

  /** Load the account, once. Offline mode has none. */
  load(): Promise<void> {
    this.#loading ??= transport.here
      ? Promise.resolve()
      : accountState().then(
          (state) => this.take(state),
          () => void (this.#loading = null),
        );
    return this.#loading;
  }

  take({ available, account }: AccountState): void {
    this.available = available;
    this.view = account;
    remember('account', account !== null);
    if (account && !settings.name) settings.set('name', account.name);
  }

  /** Adopt a change of who is signed in. The games are synchronised before anything is shown. */
  async enter(state: AccountState): Promise<void> {
    remember('account', state.account !== null);
    if (state.account) {
      await this.sync();
      state = await accountState();
    }
    this.take(state);
  }

  /** Give the account the seats of this browser, and this browser those of the account. */
  async sync(): Promise<void> {
    if (!this.expected) return;
    const known = knownTables();
    const tokens: HeldTokens['tokens'] = known
      .flatMap(({ table, held }) => held.filter(({ seat }) => seat !== null).map(({ token }) => ({ table, token, since: null })))
      .slice(0, 100);
    try {
      const found = await accountGames(tokens);
      const tables = new Map(known.map((one) => [one.table, one]));
      for (const { table, game, seats } of found) {
        const here: KnownTable = tables.get(table) ?? { table, game, held: [], links: [], seen: 0 };
        const missing = seats.filter(({ seat }) => !here.held.some((one) => one.seat === seat));
        // If the table was only watched here, the seat replaces the spectator's token.
        tables.set(table, { ...here, held: [...here.held.filter(({ seat }) => seat !== null || missing.length === 0), ...missing] });
      }
      remember('tables', [...tables.values()].slice(0, MOST_TABLES));
    } catch (error) {
      if (error instanceof Refused && error.code === 'signed-out') remember('account', false);
    }
  }
}

export const account = new Account();
