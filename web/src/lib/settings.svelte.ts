import { recall, remember } from './storage.ts';

export type Language = 'en' | 'de';
export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'system' | 'on' | 'off';
export type Pace = 'slow' | 'normal' | 'fast' | 'step';
export type Volume = 'off' | 'low' | 'full';
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];
/** When the coach warns of common mistakes: in first games, always, or never. */
export type Coaching = 'first' | 'on' | 'off';

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Null until somebody has chosen: then newcomers see each change on the board one at a time. */
  pace: Pace | null;
  /** Null until somebody has chosen: then it depends on the device. */
  volume: Volume | null;
  coach: Coaching;
  name: string;
}

const FACTOR: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.35, step: 1 };
const TOUCH = '(max-width: 1200px), (pointer: coarse)';
const media = (query: string) => matchMedia(query);
const spoken: Language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
const DEFAULTS: Saved = { language: spoken, theme: 'system', motion: 'system', pace: null, volume: null, coach: 'first', name: '' };

/** The display settings of this browser. */
class Settings {
  #saved = $state<Saved>({ ...DEFAULTS, ...recall<Partial<Saved>>('settings', {}) });
  #dark = $state(!media('(prefers-color-scheme: light)').matches);
  #still = $state(media('(prefers-reduced-motion: reduce)').matches);
  /** Whether the layout is that of a phone. */
  phone = $state(media('(max-width: 720px)').matches);
  /** Whether columns become rows, as on tablets and phones. */
  narrow = $state(media('(max-width: 1271px)').matches);
  /** Whether the screen is for fingers: then buttons are at least 44 pixels wide and high (`--target`). */
  touch = $state(media(TOUCH).matches);
  /**
   * Whether a finger or a mouse was used last, so that texts say *tap* or *click*: a tablet may have a mouse, a laptop
   * a touch screen.
   */
  hand = $state<'finger' | 'mouse'>(media('(pointer: coarse)').matches ? 'finger' : 'mouse');

  constructor() {
    media('(prefers-color-scheme: light)').onchange = (change) => (this.#dark = !change.matches);
    media('(prefers-reduced-motion: reduce)').onchange = (change) => (this.#still = change.matches);
    media('(max-width: 720px)').onchange = (change) => (this.phone = change.matches);
    media('(max-width: 1271px)').onchange = (change) => (this.narrow = change.matches);
    media(TOUCH).onchange = (change) => (this.touch = change.matches);
    addEventListener('pointerdown', ({ pointerType }) => (this.hand = pointerType === 'mouse' ? 'mouse' : 'finger'), true);
  }

  get language() {
    return this.#saved.language;
  }
  get theme() {
    return this.#saved.theme;
  }
  get motion() {
    return this.#saved.motion;
  }
  get pace(): Pace {
    return this.#saved.pace ?? 'normal';
  }
  get paceChosen(): boolean {
    return this.#saved.pace !== null;
  }
  /** The volume: by default silent on phones. */
  get volume(): Volume {
    return this.#saved.volume ?? (this.phone ? 'off' : 'low');
  }
  get coach() {
    return this.#saved.coach;
  }
  get name() {
    return this.#saved.name;
  }
  get dark() {
    return this.theme === 'system' ? this.#dark : this.theme === 'dark';
  }
  /** Whether anything is animated. */
  get moving() {
    return this.motion === 'system' ? !this.#still : this.motion === 'on';
  }
  /** Duration of animations as a multiple of the normal one. */
  get factor() {
    return this.moving ? FACTOR[this.pace] : 0;
  }
  /** Whether the moves of others are shown one at a time, each after a click. */
  get stepping() {
    return this.pace === 'step';
  }

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.#saved[key] = value;
    remember('settings', $state.snapshot(this.#saved));
  }
}

export const settings = new Settings();

/** Apply the settings to the page and keep it up to date. Call once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.dark ? 'dark' : 'light';
    dataset.motion = settings.moving ? 'on' : 'off';
    document.documentElement.lang = settings.language;
  });
}
