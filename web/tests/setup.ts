/** The browser functions that the settings need, so that logic can be tested without a browser. */
const still = { matches: false, onchange: null };
Object.assign(globalThis, {
  matchMedia: () => ({ ...still }),
  addEventListener: () => undefined,
  localStorage: { getItem: () => null, setItem: () => undefined },
});
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en', languages: ['en'] }, configurable: true });
