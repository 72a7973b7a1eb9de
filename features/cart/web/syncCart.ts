/** Synchronises the browser's cart with the server's. */
import { call } from '@platform/web/api/api';
import { ApiError, noResponse } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { readCart, saveCart } from '../contract/cart.ts';
import { cartErrors } from '../contract/errors.ts';
import type { CartLine } from '../contract/line.ts';
import { useCartList } from './cartList.ts';
import { type CartState, endSession, nextSave, receive, type SyncState, startSession } from './sync.rules.ts';
import { readSyncState, writeSyncState } from './syncStorage.ts';

/** Attempts of a save while other devices keep saving. */
const attempts = 5;

const state = (): CartState => ({ items: useCartList.getState().items, sync: readSyncState() });

function apply({ items, sync }: CartState): void {
  writeSyncState(sync);
  if (items !== useCartList.getState().items) useCartList.setState({ items: [...items] });
}

/** The present state if the cart still is this member's; the session may have changed during a call. */
function stateOf(userId: string): (CartState & { sync: SyncState }) | null {
  const { items, sync } = state();
  return sync?.owner === userId && sync.unsent === null && memberId() === userId ? { items, sync } : null;
}

function memberId(): string | null {
  const { isLoggedIn, userInfo } = useSession.getState();
  return isLoggedIn ? (userInfo?.id ?? null) : null;
}

async function read(userId: string): Promise<void> {
  const saved = await call(readCart, {});
  const current = stateOf(userId);
  if (current) apply(receive(current, saved));
}

async function save(userId: string, sync: SyncState, lines: CartLine[]): Promise<void> {
  writeSyncState({ ...sync, saving: lines });
  try {
    const saved = await call(saveCart, { body: { revision: sync.revision, items: lines } });
    const now = stateOf(userId);
    if (now) apply(receive(now, saved, lines));
  } catch (error) {
    const now = stateOf(userId);
    if (!(error instanceof ApiError) || error.code !== cartErrors.REVISION_CONFLICT.code) {
      // Without an answer the save may have arrived, or still arrive.
      const answered = error instanceof ApiError && error.status !== noResponse;
      if (now && answered) writeSyncState({ ...now.sync, saving: null });
      throw error;
    }
    if (now) apply(receive(now, cartErrors.REVISION_CONFLICT.details.parse(error.details).current));
  }
}

async function synchronise(first: 'read' | 'save'): Promise<void> {
  const userId = memberId();
  if (userId === null) return;
  apply(startSession(state(), userId));
  // Waits for the save of a closed page, because reading during it would show the state before it.
  if (first === 'read' && !stateOf(userId)?.sync.saving) await read(userId);
  for (let tried = 0; tried < attempts; tried += 1) {
    const current = stateOf(userId);
    const lines = current && nextSave(current);
    if (!lines) return;
    await save(userId, current.sync, lines);
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** One tab at a time, so that two tabs never send the same change against each other. */
async function withLock(work: () => Promise<void>): Promise<void> {
  // Missing on plain http from another host: then one at a time in this tab.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request('cartSync', work);
  const run = queue.then(work);
  queue = run.catch(() => {});
  return run;
}

/**
 * Reads the server's cart (or only saves the changes) and merges. Resolves also when the server can't be
 * reached; the changes stay in the browser until the next call.
 */
export async function syncCart(first: 'read' | 'save' = 'read'): Promise<void> {
  try {
    await withLock(() => synchronise(first));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Removes the member's cart from this browser after the session. */
export function leaveCart(): void {
  if (memberId() === null) apply(endSession(state()));
}
