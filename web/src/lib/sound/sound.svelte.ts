import { settings, type Volume } from '../settings.svelte.ts';
import { isSlow, leftOf, serverTime } from '../table/clocks/time.svelte.ts';
import type { GameClient } from '../table/game.ts';
import type { LiveTable } from '../table/sync/live.svelte.ts';
import { playSound, type Sound, type Timbre } from './synth.ts';

const LOUD: Record<Volume, number> = { off: 0, low: 0.35, full: 1 };
const PLAIN: Timbre = { wave: 'triangle', shift: 0, ring: 1 };
/** The time in milliseconds within which a sound is not repeated. */
const APART = 120;

/**
 * Play the sounds of the events that are shown, and a sound when the viewer's turn comes.
 * Browsers allow no sound before a click or a key; sounds before that are dropped.
 */
export function listen(table: LiveTable, client: GameClient): void {
  let context: AudioContext | null = null;
  let last: { sound: Sound; at: number } | null = null;

  function play(sound: Sound): void {
    const volume = LOUD[settings.volume];
    const now = performance.now();
    // In a hidden window only the sound of one's turn is played.
    if (volume === 0 || (document.hidden && sound !== 'turn') || !navigator.userActivation?.hasBeenActive) return;
    if (last && last.sound === sound && now - last.at < APART) return;
    last = { sound, at: now };
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    playSound(context, sound, client.timbre ?? PLAIN, volume);
  }

  $effect(() => {
    void table.stage.beat;
    const event = table.stage.now;
    const sound = event && (event.kind === 'game-over' ? 'end' : client.sound?.(event, table));
    if (sound) play(sound);
  });
  let asked = table.mine && table.owes;
  $effect(() => {
    const mine = table.mine && table.owes;
    if (mine && !asked) play('turn');
    asked = mine;
  });
  // The last ten seconds of a live game tick.
  let second = 0;
  $effect(() => {
    const { clocks, viewer } = table;
    if (!clocks || isSlow(clocks) || viewer === null || !table.owes || clocks.seats[viewer]?.since == null) return;
    const { red, shown } = leftOf(clocks, viewer, serverTime.now);
    if (red && Math.ceil(shown) !== second) play('tick');
    second = Math.ceil(shown);
  });
  $effect(() => () => void context?.close());
}
