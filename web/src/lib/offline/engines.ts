import { Engine } from '../engine/engine.ts';
import type { Manifest } from '../engine/manifest.ts';
import type { Compiled } from './messages.ts';

/** A module, compiled as it comes, so that browsers keep what they have made of it; some hosts do not say what it is. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  const known = answer.headers.get('content-type')?.startsWith('application/wasm');
  return known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** The games' modules: each fetched and compiled once, for the desk and for all thinkers. */
export class Engines {
  readonly #compiled = new Map<string, Promise<Compiled>>();

  constructor(private readonly root: string) {}

  compiled(game: string): Promise<Compiled> {
    let made = this.#compiled.get(game);
    if (!made) {
      made = this.#fetch(game);
      this.#compiled.set(game, made);
      // What failed once, for instance without a network, may be tried again.
      made.catch(() => this.#compiled.delete(game));
    }
    return made;
  }

  /** The rules of a game, to be called by Python. */
  async load(game: string): Promise<Engine> {
    const { module, manifest } = await this.compiled(game);
    return Engine.load(module, manifest);
  }

  async #fetch(game: string): Promise<Compiled> {
    const [module, manifest] = await Promise.all([
      compiled(`${this.root}engines/${game}.wasm`),
      fetch(`${this.root}engines/${game}.json`).then((answer) => answer.json() as Promise<Manifest>),
    ]);
    return { module, manifest };
  }
}
