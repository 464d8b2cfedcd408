// Shows messages about games while no page of Holdfast is open. Everything that is said comes with the message.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === 'stop' ? stop(notification.data) : open(notification.data.path));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (client) => new URL(client.url).pathname;

async function show({ title, body, path = '/', tag, language, stop: secret, open_label, stop_label }) {
  if (!title) return;
  // Somebody who looks at the table knows.
  if ((await windows()).some((client) => client.focused && pathOf(client) === path)) return;
  const actions = [{ action: 'open', title: open_label }, { action: 'stop', title: stop_label }];
  await self.registration.showNotification(title, { body, tag, lang: language, actions, data: { path, stop: secret }, renotify: Boolean(tag) });
}

/** The page of a table finds the secret of the seat in its own memory. */
async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const known = (await windows()).find((client) => pathOf(client) === address.pathname);
  await (known ? known.focus() : self.clients.openWindow(address.href));
}

async function stop({ stop: secret }) {
  if (secret) await fetch(`/api/notices/stop/${encodeURIComponent(secret)}`, { method: 'POST' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}
