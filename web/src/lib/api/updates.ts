import type { CommandView, MoveView, Problem, TableView, ChatView, UpdateView } from './types.ts';

/** The difference between two values, in the format of `hosting/views/changes.py`. */
export type Change = { [name: string]: Change } | unknown[];

/** A message on a connection. */
export type Incoming = TableView | UpdateView | ChatView | Problem | { type: 'pong'; at: number };

/** Return a value with a change applied. Unchanged parts stay the same objects. */
export function applyChange(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [start, count, values] = change as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, start), ...values, ...list.slice(start + count)];
  }
  const fields = Object.entries(change);
  if (fields.length === 0) return old;
  if (Array.isArray(old)) {
    const list = [...(old as unknown[])];
    for (const [at, inner] of fields) list[Number(at)] = applyChange(list[Number(at)], inner);
    return list;
  }
  const object = { ...(old as Record<string, unknown>) };
  for (const [name, inner] of fields) {
    if (Array.isArray(inner) && inner.length === 0) delete object[name];
    else object[name] = applyChange(object[name], inner);
  }
  return object;
}

/** Assembles the whole table from the messages on one connection. */
export class Updates {
  #table: TableView | null = null;
  #number = 0;
  /** The moves and commands that were sent in full, by their number. */
  #entries: MoveView[] = [];

  /**
   * Return a message that stands by itself: an update becomes the table after it.
   * Return null if it has nothing new, and `gap` if a message before it is missing.
   */
  read(message: Incoming): Exclude<Incoming, UpdateView> | 'gap' | null {
    if (message.type === 'table') return this.#begin(message as TableView);
    if (message.type === 'update') return this.#update(message as UpdateView);
    return message as Exclude<Incoming, UpdateView>;
  }

  #begin(table: TableView): TableView | null {
    const number = table.number ?? this.#number + 1;
    if (number <= this.#number) return null;
    this.#number = number;
    this.#entries = [...table.moves, ...table.commands];
    return (this.#table = table);
  }

  #update(update: UpdateView): TableView | 'gap' | null {
    const { number, seq, since, afresh, fields, view, events } = update;
    if (number <= this.#number) return null;
    if (!this.#table || number !== this.#number + 1) return 'gap';
    this.#number = number;
    if (afresh) this.#entries = [];
    const moves = update.moves.map((move) => this.#entry(move));
    const commands = update.commands.map((command) => this.#entry(command) as CommandView);
    const table = applyChange(this.#table, fields as Change) as TableView;
    return (this.#table = {
      ...table,
      ...{ number, seq, since, moves, commands, events, whole: false },
      view: applyChange(this.#table.view, view as Change) as TableView['view'],
    });
  }

  #entry(entry: number | MoveView): MoveView {
    if (typeof entry === 'number') return this.#entries[entry]!;
    this.#entries.push(entry);
    return entry;
  }
}
