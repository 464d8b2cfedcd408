import { games } from '../api/http.ts';
import { Setup } from '../lobby/setup.svelte.ts';
import type { Stop } from './voyage.ts';

/** Open a table at a stop, and return its link. With `friends`, one seat waits for a friend. */
export async function openStop(game: string, stop: Stop, friends: boolean): Promise<string> {
  const found = (await games()).find(({ id }) => id === game);
  if (!found) throw new Error(game);
  const setup = new Setup(found);
  // The default preset may have options of its own.
  setup.choosePreset('');
  for (const [name, value] of Object.entries(stop.options)) setup.change(name, value);
  if (stop.opponents) {
    const bots = stop.opponents.map(({ name, level }) => ({ role: 'bot' as const, name, level }));
    setup.seats = [{ role: 'me', name: '', level: setup.level }, ...bots];
  }
  if (friends) {
    if (setup.seats.length === 1) setup.add();
    setup.setRole(1, 'friend');
  }
  return setup.open();
}
