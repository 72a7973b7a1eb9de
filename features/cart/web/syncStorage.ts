/** Whose this browser's cart is and what the server has of it, in local storage under `cartSync`. */
import { type SyncState, syncState } from './sync.rules.ts';

const name = 'cartSync';

/** Used where local storage is forbidden; lasts as long as the page. */
let inMemory: SyncState | null = null;

/** Read afresh each time, because another tab may have written it. */
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
    // Forbidden or full: see above.
  }
}
