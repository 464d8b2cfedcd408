import { transport } from '$transport';
import { Refused } from './api/http.ts';
import { t, words } from './words.svelte.ts';

/** Return the key of a text, or its `-here` variant in offline mode. */
export function keyHere(key: string): string {
  return transport.here && words.has(`${key}-here`) ? `${key}-here` : key;
}

/** Return the sentence for a refusal: the client's own, or else the server's. */
export function problemText({ code, message, seq }: { code: string; message: string; seq?: number | null }): string {
  const key = keyHere(`problem-${code}`);
  return words.has(key) ? t(key, { seq: seq ?? 0 }) : message;
}

/** Return the sentence for any error. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? problemText(error) : String(error);
}
