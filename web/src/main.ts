import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { showIcons } from './lib/art/art.svelte.ts';
import { words } from './lib/words.svelte.ts';

void showIcons();
await words.load();
mount(App, { target: document.getElementById('app')! });
