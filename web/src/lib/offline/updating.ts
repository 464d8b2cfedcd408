import { router } from '../router.svelte.ts';
import { boot } from './state.svelte.ts';

/**
 * Keep everything for the next time, and newer versions of it. A new one waits while anybody plays:
 * it is taken in the lobby, where this is the only window.
 */
export async function keepUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const known = Boolean(navigator.serviceWorker.controller);
  // On a first visit you play first, and everything else is fetched and kept afterwards.
  if (!known) await boot.kept;
  const kept = await navigator.serviceWorker.register('sw.js');
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over a page that is its own; a newer one begins with its own page.
    if (known && router.place.page === 'lobby') location.reload();
  });
  const take = () => {
    if (router.place.page === 'lobby') kept.waiting?.postMessage('take over');
  };
  take();
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', take));
}
