/** What the settings ask of a browser, so that logic can be tested without one. */
const still = { matches: false, onchange: null };
Object.assign(globalThis, {
  matchMedia: () => ({ ...still }),
  addEventListener: () => undefined,
  localStorage: { getItem: () => null, setItem: () => undefined },
});
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en' }, configurable: true });
