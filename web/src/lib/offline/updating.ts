import { router } from '../router.svelte.ts';
import { boot } from './state.svelte.ts';

/**
 * Install the service worker, which caches everything for later visits, and newer versions of it. A new version waits
 * while anybody plays: it is used from the lobby on, if that is the only window.
 */
export async function keepUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const known = Boolean(navigator.serviceWorker.controller);
  // On a first visit the game comes first, and everything else is downloaded and cached afterwards.
  if (!known) await boot.kept;
  const kept = await navigator.serviceWorker.register('sw.js');
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over its own page; a newer one needs a reload.
    if (known && router.place.page === 'lobby') location.reload();
  });
  const take = () => {
    if (router.place.page === 'lobby') kept.waiting?.postMessage('take over');
  };
  take();
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', take));
}
