// Keeps one version of the site, whole, so that it works without a network. `tools/static_site.py` writes
// the version and its files above.
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

/** All or nothing: a version is only ever used whole. What did not change is not fetched again. */
async function keep() {
  const cache = await caches.open(NAME);
  const fetched = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  await Promise.all([cache.addAll(fetched), keepStarted(cache)]);
}

/** Python's memory is kept expanded: to do that takes longer than everything else that a visit begins with. */
async function keepStarted(cache) {
  const packed = await fetch('python/started.pack', { cache: 'no-cache' });
  if (!packed.ok) throw new Error('Python is not there');
  const whole = packed.body.pipeThrough(new DecompressionStream('gzip'));
  await cache.put('python/started.bin', new Response(whole));
}

/** This version is the one that is used now; others are forgotten. */
async function begin() {
  for (const name of await caches.keys()) if (name.startsWith('holdfast-') && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(NAME);
  address.search = address.hash = '';
  const page = request.mode === 'navigate' || address.href === self.registration.scope;
  const kept = await cache.match(page ? 'index.html' : address.href);
  if (kept) return kept;
  const fetched = await fetch(request);
  // Few need the rest, and those will need it again.
  if (fetched.ok && address.href.includes('/python/')) await cache.put(address.href, fetched.clone());
  return fetched;
}

/** Whoever asks has no game open. Another window may have one, and still needs its own version. */
async function takeOver(asking) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.every(({ id }) => id === asking.id)) await self.skipWaiting();
}
