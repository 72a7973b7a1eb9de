/** Brings the browser's cart and the one on the server together. */
import { call } from '@platform/web/api/api';
import { ApiError, noResponse } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { readCart, saveCart } from '../contract/cart.ts';
import { cartErrors } from '../contract/errors.ts';
import type { CartLine } from '../contract/line.ts';
import { readBond, writeBond } from './bondStorage.ts';
import { useCartList } from './cartList.ts';
import { type Bond, begin, type CartState, end, receive, toSave } from './sync.rules.ts';

/** How often a save is tried when other devices keep saving in between. */
const attempts = 5;

const state = (): CartState => ({ items: useCartList.getState().items, bond: readBond() });

function adopt({ items, bond }: CartState): void {
  writeBond(bond);
  if (items !== useCartList.getState().items) useCartList.setState({ items: [...items] });
}

/** The present state if the cart still is this member's; the session may have changed during a call. */
function stateOf(userId: string): (CartState & { bond: Bond }) | null {
  const { items, bond } = state();
  return bond?.owner === userId && bond.unsent === null && memberId() === userId ? { items, bond } : null;
}

function memberId(): string | null {
  const { isLoggedIn, userInfo } = useSession.getState();
  return isLoggedIn ? (userInfo?.id ?? null) : null;
}

async function read(userId: string): Promise<void> {
  const saved = await call(readCart, {});
  const present = stateOf(userId);
  if (present) adopt(receive(present, saved));
}

async function save(userId: string, bond: Bond, lines: CartLine[]): Promise<void> {
  writeBond({ ...bond, saving: lines });
  try {
    const saved = await call(saveCart, { body: { revision: bond.revision, items: lines } });
    const now = stateOf(userId);
    if (now) adopt(receive(now, saved, lines));
  } catch (error) {
    const now = stateOf(userId);
    if (!(error instanceof ApiError) || error.code !== cartErrors.REVISION_CONFLICT.code) {
      // Without an answer it may have arrived all the same, or still will.
      const answered = error instanceof ApiError && error.status !== noResponse;
      if (now && answered) writeBond({ ...now.bond, saving: null });
      throw error;
    }
    if (now) adopt(receive(now, cartErrors.REVISION_CONFLICT.details.parse(error.details).current));
  }
}

async function meet(first: 'read' | 'save'): Promise<void> {
  const userId = memberId();
  if (userId === null) return;
  adopt(begin(state(), userId));
  // Reading while a left page's save is on its way would show what was there before it.
  if (first === 'read' && !stateOf(userId)?.bond.saving) await read(userId);
  for (let tried = 0; tried < attempts; tried += 1) {
    const present = stateOf(userId);
    const lines = present && toSave(present);
    if (!lines) return;
    await save(userId, present.bond, lines);
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** One tab at a time, so that two tabs never send the same change against each other. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Missing where the page came over plain http from another machine: then one at a time in this tab.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request('cartSync', work);
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn;
}

/**
 * Reads the server's cart (or only saves what changed here) and merges. Resolves also when the server
 * can't be reached: the cart lives on in the browser and is sent at the next occasion.
 */
export async function syncCart(first: 'read' | 'save' = 'read'): Promise<void> {
  try {
    await alone(() => meet(first));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The session is over: the member's cart leaves this browser. */
export function leaveCart(): void {
  if (memberId() === null) adopt(end(state()));
}
