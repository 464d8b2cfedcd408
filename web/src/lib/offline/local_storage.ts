/**
 * The storage of offline mode: IndexedDB with only texts and numbers. It implements the `TextStorage` of
 * src/holdfast/offline/local_storage.py. Entries are only ever added, and their numbers are unique, so several windows
 * may share it.
 */
const NAME = 'holdfast';
const CHANNEL = 'holdfast-entries';

type Outcome = 'kept' | 'taken' | 'full';

export class TextStorage {
  readonly #channel = new BroadcastChannel(CHANNEL);

  private constructor(private readonly base: IDBDatabase) {}

  static open(): Promise<TextStorage> {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        for (const store of ['entries', 'rows', 'notes']) asked.result.createObjectStore(store);
      };
      asked.onsuccess = () => resolve(new TextStorage(asked.result));
      asked.onerror = () => reject(asked.error ?? new Error('nothing can be kept'));
      asked.onblocked = () => reject(new Error('an older window keeps the tables'));
    });
  }

  /** Add an entry. `kept` means written to disk: it survives if the browser ends now. */
  add(table: string, number: number, entry: string, row: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const writing = this.base.transaction(['entries', 'rows'], 'readwrite', { durability: 'strict' });
      writing.objectStore('entries').add(entry, [table, number]);
      writing.objectStore('rows').put(row, table);
      writing.oncomplete = () => {
        this.#channel.postMessage([table, number]);
        resolve('kept');
      };
      writing.onabort = () => {
        const why = writing.error?.name;
        if (why === 'ConstraintError') resolve('taken');
        else if (why === 'QuotaExceededError') resolve('full');
        else reject(writing.error ?? new Error('nothing can be kept'));
      };
    });
  }

  entries(table: string, first: number): Promise<string[]> {
    const from = IDBKeyRange.bound([table, first], [table, Infinity]);
    return this.#read('entries', (store) => store.getAll(from) as IDBRequest<string[]>);
  }

  row(table: string): Promise<string | undefined> {
    return this.#read('rows', (store) => store.get(table) as IDBRequest<string | undefined>);
  }

  async note(name: string, text?: string | null): Promise<string | undefined> {
    if (typeof text === 'string') {
      await new Promise<void>((resolve, reject) => {
        const writing = this.base.transaction('notes', 'readwrite');
        writing.objectStore('notes').put(text, name);
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error ?? new Error('nothing can be kept'));
      });
    }
    return this.#read('notes', (store) => store.get(name) as IDBRequest<string | undefined>);
  }

  /** Call `heard` for every entry that another window adds. */
  listen(heard: (table: string, number: number) => void): void {
    this.#channel.onmessage = ({ data }: MessageEvent<[string, number]>) => heard(...data);
  }

  #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = ask(this.base.transaction(name).objectStore(name));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('nothing can be read'));
    });
  }
}
