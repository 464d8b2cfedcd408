// Caches one complete version of the site, so that it works without a network. `tools/static_site.py` writes the
// version and its files above.
const NAME = `holdfast-${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request, address));
  }
});
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.source));
});

/** Cache all files or none: a version is only used complete. Files that the page has downloaded already are reused. */
async function keep() {
  const cache = await caches.open(NAME);
  await Promise.all(FILES.map((file) => keepFile(cache, file)));
}

async function keepFile(cache, file) {
  if (await cache.match(file)) return;
  // These are named by their content: a file of the same name is the same, even in an older version.
  const named = /^(assets|packs)\//.test(file);
  const known = named ? await caches.match(file) : undefined;
  if (known) return cache.put(file, known);
  const answer = await fetch(file, { cache: named ? 'force-cache' : 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/** Start using this version, and delete others. */
async function begin() {
  for (const name of await caches.keys()) if (name.startsWith('holdfast-') && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(NAME);
  address.search = address.hash = '';
  const page = request.mode === 'navigate' || address.href === self.registration.scope;
  const kept = await cache.match(page ? 'index.html' : address.href);
  return kept ?? fetch(request);
}

/** Take over if the page that asks is the only window. Another one may have a game open, and needs its own version. */
async function takeOver(asking) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.every(({ id }) => id === asking.id)) await self.skipWaiting();
}
