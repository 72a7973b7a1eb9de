/** The owner and the synchronisation state of this browser's cart, in local storage under `cartSync`. */
import { type SyncState, syncState } from './sync.rules.ts';

const name = 'cartSync';

/** Used where local storage is forbidden, until the page is closed. */
let inMemory: SyncState | null = null;

/** Read each time, because another tab may have written it. */
export function readSyncState(): SyncState | null {
  try {
    return syncState
      .nullable()
      .catch(null)
      .parse(JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    return inMemory;
  }
}

/** Null removes it. */
export function writeSyncState(state: SyncState | null): void {
  inMemory = state;
  try {
    if (state) localStorage.setItem(name, JSON.stringify(state));
    else localStorage.removeItem(name);
  } catch {
    // Forbidden or full: kept in memory.
  }
}
