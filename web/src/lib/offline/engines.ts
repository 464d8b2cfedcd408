import { Engine } from '../engine/engine.ts';
import type { Manifest } from '../engine/manifest.ts';
import type { Compiled } from './messages.ts';
import type { Files } from './packs.ts';

/** The games' modules, each compiled once for the local host and all bot workers. */
export class Engines {
  readonly #compiled = new Map<string, Promise<Compiled>>();

  constructor(
    private readonly open: (game: string) => Promise<Files>,
    private readonly lay: (files: Files) => void,
  ) {}

  compiled(game: string): Promise<Compiled> {
    let made = this.#compiled.get(game);
    if (!made) {
      made = this.#compile(game);
      this.#compiled.set(game, made);
      // A failed attempt, for instance without a network, may be repeated.
      made.catch(() => this.#compiled.delete(game));
    }
    return made;
  }

  /** Return the rules of a game for Python. The game's own files are written where Python imports them. */
  async load(game: string): Promise<Engine> {
    const { module, manifest } = await this.compiled(game);
    this.lay(await this.open(game));
    return Engine.load(module, manifest);
  }

  /** Write a game's trained net to Python's file system. */
  async load_net(game: string): Promise<void> {
    this.lay(await this.open(`net-${game}`));
  }

  /** Write a game's puzzles to Python's file system. */
  async loadPuzzles(game: string): Promise<void> {
    this.lay(await this.open(`puzzles-${game}`));
  }

  async #compile(game: string): Promise<Compiled> {
    const files = await this.open(game);
    const manifest = JSON.parse(new TextDecoder().decode(files.get('engine.json'))) as Manifest;
    return { module: await WebAssembly.compile(files.get('engine.wasm')!), manifest };
  }
}
