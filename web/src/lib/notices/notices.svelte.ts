import { transport } from '$transport';
import { changeNotices, noticeState, setMail, subscribe, unsubscribe } from '../api/http.ts';
import type { NoticeState, NoticeTimes } from '../api/types.ts';
import { zone } from '../dates.ts';
import { settings } from '../settings.svelte.ts';
import { knownTables, recall, remember } from '../storage.ts';

/** Milliseconds until somebody who said *Not now* is asked again. */
const AGAIN = 14 * 24 * 3600_000;
/** The most tables that one request names. */
const MOST_TABLES = 40;
/** Under this key it is stored that somebody has made a move in a slow game. Nobody is asked before. */
export const MOVED = 'notices.moved';
/** The default quiet hours: 22:00 to 8:00. */
const QUIET = { quiet_from: 22 * 60, quiet_until: 8 * 60 };

/** Return whether this browser can receive push messages. */
export const canPush = (): boolean => !transport.here && isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (text: string) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The notifications of slow games. */
class Notices {
  state = $state.raw<NoticeState | null>(null);
  /** The browser's permission for notifications. */
  permission = $state<NotificationPermission>('Notification' in globalThis ? Notification.permission : 'denied');
  #asked = $state(recall<number>('notices.asked', 0));
  #loading: Promise<void> | null = null;

  get #tokens() {
    const held = knownTables().slice(0, MOST_TABLES);
    return held.flatMap(({ table, held }) => held.filter(({ seat }) => seat !== null).map(({ token }) => ({ table, token, since: null })));
  }

  get times(): NoticeTimes {
    return this.state?.times ?? { language: settings.language, zone: zone(), ...QUIET };
  }

  /** Whether to ask now: only if the server sends messages, and not again for a while. */
  get asks(): boolean {
    const { state } = this;
    if (!state || state.here || state.mail || Date.now() - this.#asked < AGAIN) return false;
    return (state.push !== null && canPush() && this.permission !== 'denied') || (state.mails && state.signed_in);
  }

  later(): void {
    this.#asked = Date.now();
    remember('notices.asked', this.#asked);
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const known = await navigator.serviceWorker.getRegistration('/');
    return (await known?.pushManager.getSubscription()) ?? null;
  }

  /** Load the settings, and tell the server which seats belong to this browser. */
  load(again = false): Promise<void> {
    if (transport.here) return Promise.resolve();
    if (again) this.#loading = null;
    this.#loading ??= this.#load().catch(() => void (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const own = await this.#subscription();
    this.state = await noticeState(this.#tokens, own?.endpoint ?? '');
    // Messages were stopped by a link elsewhere: unsubscribe the browser too.
    if (own && !this.state.here) await own.unsubscribe();
  }

  /** Ask for the browser's permission, and subscribe it. Must be called from a click. */
  async start(): Promise<void> {
    const key = this.state?.push;
    if (!key || !canPush()) return;
    this.permission = await Notification.requestPermission();
    if (this.permission !== 'granted') return;
    await navigator.serviceWorker.register('/push.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const keys = { public_key: textOf(own.getKey('p256dh')), secret: textOf(own.getKey('auth')) };
    try {
      await subscribe({ ...this.times, tokens: this.#tokens, endpoint: own.endpoint, ...keys });
    } catch (error) {
      await own.unsubscribe();
      throw error;
    }
    await this.load(true);
  }

  async stop(): Promise<void> {
    const own = await this.#subscription();
    if (own) {
      await unsubscribe(own.endpoint);
      await own.unsubscribe();
    }
    await this.load(true);
  }

  async change(times: NoticeTimes): Promise<void> {
    await changeNotices(times);
    await this.load(true);
  }

  async mail(address: string): Promise<void> {
    await setMail({ ...this.times, address });
    await this.load(true);
  }

  /** Show a notification of somebody's turn at a live table while its window is hidden. */
  async show(title: string, table: string): Promise<void> {
    if (!canPush() || Notification.permission !== 'granted' || !document.hidden) return;
    const known = await navigator.serviceWorker.getRegistration('/');
    await known?.showNotification(title, { tag: table, lang: settings.language, data: { path: `/table/${table}` } });
  }
}

export const notices = new Notices();
