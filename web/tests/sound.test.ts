import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as exoworld from '../src/games/exoworld/sounds.ts';
import * as outbreak from '../src/games/outbreak/sounds.ts';
import * as outlast from '../src/games/outlast/sounds.ts';
import * as outlive from '../src/games/outlive/sounds.ts';
import { playSound, type Sound, type Timbre } from '../src/lib/sound/synth.ts';

const GAMES = { exoworld, outbreak, outlast, outlive };
const event = (kind: string) => ({ seq: 1, kind, args: {}, wording: null });

/** Return an audio context that counts the sounds and their volume. */
function deaf() {
  const started: number[] = [];
  const loud: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime(value: number) {
      loud.push(value);
    },
    exponentialRampToValueAtTime(value: number) {
      expect(value).toBeGreaterThan(0); // a browser throws for 0 or less
    },
  });
  const node = () => ({
    connect: (other: unknown) => other,
    frequency: param(),
    gain: param(),
    start: (at: number) => void started.push(at),
    stop() {},
  });
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createOscillator: node,
    createGain: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, frames: number) => ({ getChannelData: () => new Float32Array(frames) }),
  };
  return { started, loud, context: context as unknown as BaseAudioContext };
}

describe('sounds', () => {
  it.each(['die', 'gain', 'loss', 'death', 'arrival', 'danger', 'turn', 'end'] as Sound[])('%s is heard, and short', (sound) => {
    const { started, loud, context } = deaf();
    playSound(context, sound, outlast.timbre as Timbre, 1);
    expect(started.length).toBeGreaterThan(0);
    expect(Math.max(...started)).toBeLessThan(1);
    expect(Math.max(0, ...loud)).toBeLessThan(0.5);
  });

  it.each(Object.entries(GAMES))('%s sounds of events that it has, and unlike the others', (game, { sound, timbre }) => {
    const source = readFileSync(`../src/holdfast/games/${game}/events.py`, 'utf8');
    const named = readFileSync(`src/games/${game}/sounds.ts`, 'utf8').match(/^ {2}'?([a-z-]+)'?: '/gm)!;
    const kinds = named.map((line) => line.replace(/[^a-z-]*([a-z-]+)'?:.*/, '$1'));
    expect(kinds.length).toBeGreaterThan(5);
    for (const kind of kinds) {
      expect(sound(event(kind)), kind).not.toBeNull();
      expect(source).toContain(`"${kind}"`);
    }
    const others = Object.entries(GAMES).filter(([other]) => other !== game);
    for (const [, other] of others) expect(other.timbre).not.toEqual(timbre);
  });
});
