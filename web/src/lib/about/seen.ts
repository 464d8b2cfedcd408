import type { EventView } from '../api/types.ts';
import type { Language } from '../settings.svelte.ts';
import type { Catalog } from './catalog.svelte.ts';
import { SHOWN, thingOf } from './things.ts';

/** Every word that a view holds, however deep. */
function said(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) said(part, found);
  return found;
}

/** The cards of what lies on the table: what is drawn there, and what the viewer's view names. */
export function onTable(view: unknown, catalog: Catalog): Set<string> {
  const named = said(view);
  const drawn = [...document.querySelectorAll(`[data-game] :is(${SHOWN})`)].flatMap((element) => thingOf(element, catalog)?.card.id ?? []);
  return new Set([...drawn, ...catalog.cards.filter((card) => card.called.some((word) => named.has(word))).map(({ id }) => id)]);
}

/** And of what the log has told: nothing else has been seen, and nothing of it is secret. */
export function seenSoFar(now: Set<string>, events: readonly EventView[], language: Language, catalog: Catalog): Set<string> {
  const told = events.map((event) => event.said?.[language] ?? '').join('\n');
  return new Set([...now, ...catalog.cards.filter(({ name }) => name.length > 2 && told.includes(name)).map(({ id }) => id)]);
}
