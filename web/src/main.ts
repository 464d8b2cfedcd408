import { transport } from '$transport';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { showIcons } from './lib/art/art.svelte.ts';
import { t, words } from './lib/words.svelte.ts';

void showIcons();
await words.load();
const app = document.getElementById('app')!;
const missing = await transport.missing();
if (missing.length === 0) {
  mount(App, { target: app });
  if (transport.here) void import('./lib/offline/updating.ts').then(({ keepUpToDate }) => keepUpToDate());
} else {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'browser-notice';
  notice.textContent = [t('page-missing'), ...missing.map((what) => t(`page-missing-${what}`))].join(' ');
  app.append(notice);
}
