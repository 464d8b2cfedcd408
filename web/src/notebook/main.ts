import { mount } from 'svelte';
import '../app.css';
import { showIcons } from '../lib/art/art.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { clientOf } from '../lib/table/game.ts';
import { words } from '../lib/words.svelte.ts';
import Frame from './Frame.svelte';
import { NotebookTable, type Answer, type Shown } from './notebook_table.svelte.ts';

/**
 * A table in a notebook. The surrounding page sends the table, and later the result of each move; this frame sends the
 * moves that are clicked. Nothing is loaded from anywhere.
 */
let table: NotebookTable | null = null;
let opening = false;

async function open(first: Shown): Promise<void> {
  opening = true;
  settings.set('language', first.language);
  settings.set('theme', first.theme);
  const client = await clientOf(first.game);
  await Promise.all([showIcons(), words.enter(first.game), client.art()]);
  table = new NotebookTable(first, client, (request) => parent.postMessage(request, '*'));
  mount(Frame, { target: document.getElementById('app')!, props: { table, client } });
}

addEventListener('message', ({ data, source }: MessageEvent<Shown | Answer>) => {
  if (source !== parent) return;
  if (data.type === 'why') table?.explained(data);
  else if (table) table.receive(data);
  else if (!opening) void open(data);
});
parent.postMessage({ type: 'ready' }, '*');
