/** The simulator's state: collections of plain values, with each change appended to a log that is replayed at start. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Collection<T> {
  get(id: string): T | undefined;
  put(id: string, value: T): T;
  remove(id: string): void;
  all(): T[];
}

export interface State {
  collection<T>(name: string): Collection<T>;
}

type Entry = [collection: string, id: string, value: unknown];

function replay(file: string): Map<string, Map<string, unknown>> {
  const collections = new Map<string, Map<string, unknown>>();
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (const line of text.split('\n')) {
    const entry = parseEntry(line);
    if (!entry) continue;
    const [name, id, value] = entry;
    const entries = collections.get(name) ?? new Map<string, unknown>();
    collections.set(name, entries);
    if (value === null) entries.delete(id);
    else entries.set(id, value);
  }
  return collections;
}

/** Null for an empty or incomplete line. */
function parseEntry(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/** Opens the state of a data directory, and compacts the log. */
export function openState(dataDir: string): State {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'state.jsonl');
  const collections = replay(file);
  const entries = [...collections].flatMap(([name, entries]) =>
    [...entries].map(([id, value]) => [name, id, value]),
  );
  writeFileSync(`${file}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  renameSync(`${file}.new`, file);

  // Synchronous, so that the log is written before the answer is sent.
  const append = (...entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);

  return {
    collection<T>(name: string): Collection<T> {
      const entries = (collections.get(name) ?? new Map()) as Map<string, T>;
      collections.set(name, entries);
      return {
        get: (id) => entries.get(id),
        put(id, value) {
          append(name, id, value);
          entries.set(id, value);
          return value;
        },
        remove(id) {
          append(name, id, null);
          entries.delete(id);
        },
        all: () => [...entries.values()],
      };
    },
  };
}
