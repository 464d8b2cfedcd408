import { t } from '$lib/words.svelte.ts';
import type { Hand } from './hand.svelte.ts';
import { placeName, refugeeName, survivorName, symbols } from './say.ts';
import { PIECES } from './types.ts';

/** Return the description of a hex, for screen readers and tests. */
export function hexLabel(hex: number, hand: Hand): string {
  const { view } = hand;
  const parts = [placeName(hex, view)];
  const place = hand.settlements.get(hex);
  const horde = hand.hordes.get(hex);
  if (horde?.face_up) {
    parts.push(t('ui-needs', { symbols: symbols(horde.needs) || t('nothing') }));
    if (horde.meeple) parts.push(t(`ui-track-${horde.meeple}`));
    if (horde.twice) parts.push(t('ui-hits', { hits: horde.hits }));
  }
  for (const way of view.tonight) {
    if (way.hex === hex) parts.push(t('ui-goes-to', { places: way.targets.map((to) => placeName(to, view)).join(' / ') }));
  }
  if (place) {
    for (const piece of PIECES) {
      const count = place.pieces[piece] ?? 0;
      if (count > 0) parts.push(count > 1 && piece !== 'fortress' ? `${count} × ${t(`piece-${piece}`)}` : t(`piece-${piece}`));
    }
    for (const refugee of [view.helpless, ...view.settlers]) {
      if (refugee.hex === hex && view.survivors.length > 0) parts.push(refugeeName(refugee.piece));
    }
    for (const survivor of view.survivors) if (survivor.hex === hex) parts.push(survivorName(survivor.name));
  }
  return parts.join(', ');
}
