import { Engine } from '../engine/engine.ts';
import type { Manifest } from '../engine/manifest.ts';
import type { Compiled } from './messages.ts';

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
      fetch(`${this.root}engines/${game}.wasm`).then(async (answer) => WebAssembly.compile(await answer.arrayBuffer())),
      fetch(`${this.root}engines/${game}.json`).then((answer) => answer.json() as Promise<Manifest>),
    ]);
    return { module, manifest };
  }
}
