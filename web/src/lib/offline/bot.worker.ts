/** A web worker that answers bot requests. The host terminates it when an answer is no longer needed. */
import { Engine } from '../engine/engine.ts';
import { answer } from './api.ts';
import type { FromThinker, ToThinker } from './messages.ts';

let engine: Engine;

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if (data.game) engine = await Engine.load(data.game.module, data.game.manifest);
    postMessage(await answer(engine, data.wanted, data.octets));
  } catch (problem) {
    postMessage({ problem: String(problem) } satisfies FromThinker);
  }
};
