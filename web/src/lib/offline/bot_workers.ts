import type { Answer, Compiled, FromThinker, ToThinker } from './messages.ts';

const MOST = 4;

interface Thinker {
  worker: Worker;
  /** The game whose module it has loaded. */
  game: string;
}

/** The web workers for bots (see src/holdfast/offline/local_workers.py); each handles one request at a time. */
export class Pool {
  readonly count = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1));
  readonly #thinkers: (Thinker | undefined)[] = [];
  readonly #stops: (((why: Error) => void) | undefined)[] = [];

  constructor(
    private readonly start: () => Worker,
    private readonly game: (name: string) => Promise<Compiled>,
  ) {}

  async ask(number: number, wanted: string, octets: Uint8Array): Promise<Answer> {
    const stopped = new Promise<never>((_, reject) => (this.#stops[number] = reject));
    stopped.catch(() => undefined); // the rejection may come when nobody waits any more
    const { game: name } = JSON.parse(wanted) as { game: string };
    const compiled = await Promise.race([this.game(name), stopped]);
    const thinker = (this.#thinkers[number] ??= { worker: this.start(), game: '' });
    const game = thinker.game === name ? null : compiled;
    thinker.game = name;
    const answered = new Promise<FromThinker>((resolve, reject) => {
      thinker.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => resolve(data);
      thinker.worker.onerror = ({ message }) => {
        this.stop(number);
        reject(new Error(message));
      };
      thinker.worker.postMessage({ game, wanted, octets } satisfies ToThinker);
    });
    const answer = await Promise.race([answered, stopped]);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer;
  }

  /** Terminate a worker at once; another one is started when needed. */
  stop(number: number): void {
    this.#thinkers[number]?.worker.terminate();
    this.#thinkers[number] = undefined;
    this.#stops[number]?.(new Error('stopped'));
  }
}
