/** Recharges: created here, completed by payments (`payable.ts`), failed by a job. */
import type { Data } from '@platform/contract/endpoint';
import { yuanToFen } from '@platform/contract/money';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import type { z } from 'zod';
import { walletErrors } from '../contract/errors.ts';
import type * as contract from '../contract/recharge.ts';
import { type Recharge, type RechargeDetail, rechargeOption, rechargeProblem } from '../contract/recharge.ts';
import type { Context } from './context.ts';
import { memberAccount } from './ledger.ts';
import { withNumber } from './number.ts';
import { expiryFrom } from './recharge.rules.ts';
import {
  findRecharges,
  insertRecharge,
  lockRecharge,
  presentRecharge,
  readRecharge,
  updateRecharge,
} from './recharge.store.ts';
import type { RechargeRow } from './tables.ts';

/** Creates a recharge of an allowed amount, once per command. Throws VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED. */
export async function createRecharge(
  { portal, ledger, payments }: Context,
  userId: string,
  { asset, amount }: z.output<typeof contract.rechargeRequest>,
  command: Command | null,
): Promise<Recharge> {
  const option = rechargeOption(amount, asset);
  if (!option) throw invalid([{ field: 'amount', message: rechargeProblem(asset) }]);
  const { db, clock, random } = portal;
  await ledger.open(db, memberAccount(userId, asset));
  const price = yuanToFen(option.price);
  return withNumber(portal, 'CZ', 'wallet_recharges_number_unique', (number) => {
    const now = clock.now();
    const row: RechargeRow = {
      id: random.id(),
      number,
      userId,
      asset,
      amount: asset === 'BEAN' ? option.amount : price,
      bonus: option.bonus,
      price,
      usdPrice: payments.usdOf(price),
      status: 'pending',
      paymentStatus: 'pending',
      createdAt: now,
      expiresAt: expiryFrom(now),
      completedAt: null,
    };
    return transactOnce(portal, command, async (tx) => {
      await insertRecharge(tx, row);
      return presentRecharge(row);
    });
  });
}

/** Lists the caller's recharges, the latest first. */
export async function listRecharges(
  { portal: { db } }: Context,
  userId: string,
  query: z.output<typeof contract.listRecharges.query>,
): Promise<Data<typeof contract.listRecharges>> {
  const { recharges, total } = await findRecharges(db, { ...query, userId });
  return { recharges, pagination: { current_page: query.page, per_page: query.limit, total } };
}

/** Reads a recharge with its attempts to pay. Throws RECHARGE_NOT_FOUND unless it is the caller's. */
export async function getRecharge(
  { portal: { db }, rechargePayments }: Context,
  userId: string,
  id: string,
): Promise<RechargeDetail> {
  const row = await readRecharge(db, id, userId);
  if (!row) throw failure(walletErrors.RECHARGE_NOT_FOUND);
  return { ...presentRecharge(row), payments: await rechargePayments.attempts(db, id) };
}

/** Fails an expired unpaid recharge, after querying the provider; false if it is not pending any more. */
export async function expireRecharge({ portal, rechargePayments }: Context, id: string): Promise<boolean> {
  await rechargePayments.check(id, { capture: false });
  const expired = await portal.db.transaction(async (tx) => {
    const row = await lockRecharge(tx, id);
    if (row?.status !== 'pending') return false;
    await updateRecharge(tx, id, { status: 'failed' });
    await rechargePayments.cancelOpen(tx, id, '充值已过期');
    return true;
  });
  await rechargePayments.close(id);
  return expired;
}
