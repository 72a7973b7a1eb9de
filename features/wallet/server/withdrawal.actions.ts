/** Withdrawals: the amount is held by the request, and posted or released by the decision. */
import type { Data } from '@platform/contract/endpoint';
import { yuanToFen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Portal } from '@platform/server/portal';
import type { z } from 'zod';
import { walletErrors } from '../contract/errors.ts';
import type * as contract from '../contract/withdrawal.ts';
import {
  maxOpenWithdrawals,
  type Withdrawal,
  type WithdrawalMove,
  withdrawalLifecycle,
} from '../contract/withdrawal.ts';
import type { Context } from './context.ts';
import { type Destination, openDestination, sealDestination } from './destination.ts';
import { memberAccount, portalAccount } from './ledger.ts';
import { publishWalletChangeLater } from './live.actions.ts';
import { withNumber } from './number.ts';
import type { WithdrawalRow } from './tables.ts';
import {
  countOpenWithdrawals,
  findMemberWithdrawals,
  findWithdrawals,
  insertWithdrawal,
  lockWithdrawal,
  presentWithdrawals,
  updateWithdrawal,
  withdrawalTimelines,
} from './withdrawal.store.ts';

/** The money leaves the portal. */
const provider = portalAccount('provider', 'CNY');
const subjectOf = (id: string) => ({ kind: 'withdrawal', id });
const holdKey = (id: string) => `withdrawal:${id}`;

async function present(
  portal: Pick<Portal, 'seal'>,
  tx: Transaction,
  row: WithdrawalRow,
): Promise<Withdrawal> {
  const [withdrawal] = await presentWithdrawals(portal, tx, [row]);
  if (!withdrawal) throw new Error(`withdrawal ${row.id} was not presented`);
  return withdrawal;
}

/** Requests a withdrawal and holds its amount, once per command. Throws INSUFFICIENT_BALANCE, TOO_MANY_WITHDRAWALS. */
export async function requestWithdrawal(
  { portal, ledger }: Pick<Context, 'portal' | 'ledger'>,
  userId: string,
  { amount, method, ...destination }: z.output<typeof contract.withdrawalRequest>,
  command: Command | null,
): Promise<Withdrawal> {
  const account = memberAccount(userId, 'CNY');
  await ledger.open(portal.db, account);
  return withNumber(portal, 'TX', 'wallet_withdrawals_number_unique', (number) =>
    transactOnce(portal, command, async (tx) => {
      // Requests of one member are counted one after the other.
      await ledger.lock(tx, [account]);
      if ((await countOpenWithdrawals(tx, userId)) >= maxOpenWithdrawals)
        throw failure(walletErrors.TOO_MANY_WITHDRAWALS);
      const at = portal.clock.now();
      const row: WithdrawalRow = {
        id: portal.random.id(),
        number,
        userId,
        amount: yuanToFen(amount),
        method,
        ...sealDestination(portal, destination),
        status: 'requested',
        createdAt: at,
      };
      await insertWithdrawal(tx, row);
      await ledger.hold(tx, { key: holdKey(row.id), account, amount: row.amount });
      await withdrawalTimelines.insert(tx, { withdrawalId: row.id, event: 'requested', at });
      return present(portal, tx, row);
    }),
  );
}

interface Move {
  id: string;
  move: WithdrawalMove;
  /** The number of the payment, or the reason of a refusal. */
  note: string | null;
}

/**
 * Moves a withdrawal, once per command: the amount is posted when it was paid, else released. Throws WITHDRAWAL_NOT_FOUND,
 * ILLEGAL_WITHDRAWAL_MOVE, OWN_WITHDRAWAL.
 */
export function moveWithdrawal(
  { portal, ledger }: Pick<Context, 'portal' | 'ledger'>,
  caller: Caller,
  { id, move, note }: Move,
  command: Command | null,
): Promise<Withdrawal> {
  return transactOnce(portal, command, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    const isOwn = row?.userId === caller.id;
    const isByMember = move === 'cancel';
    if (!row || (isByMember && !isOwn)) throw failure(walletErrors.WITHDRAWAL_NOT_FOUND);
    if (!isByMember && isOwn) throw failure(walletErrors.OWN_WITHDRAWAL);
    const status = assertMove(withdrawalLifecycle, move, row.status, walletErrors.ILLEGAL_WITHDRAWAL_MOVE);
    const settled =
      move === 'pay'
        ? await ledger.post(tx, holdKey(id), { to: provider, reason: 'withdrawal', memo: row.number })
        : await ledger.release(tx, holdKey(id));
    if (!settled) throw new Error(`withdrawal ${id}: its money was not held`);
    const at = portal.clock.now();
    await updateWithdrawal(tx, id, status);
    await withdrawalTimelines.insert(tx, { withdrawalId: id, event: status, note, at });
    if (!isByMember) {
      const subject = subjectOf(id);
      await recordStaffAction(tx, { actorId: caller.id, action: move, subject, reason: note, at });
      publishWalletChangeLater(portal, tx, row.userId);
    }
    return present(portal, tx, { ...row, status });
  });
}

/** Reveals where a withdrawal goes and records it. Throws WITHDRAWAL_NOT_FOUND. */
export function revealDestination(
  { portal }: Pick<Context, 'portal'>,
  actorId: string,
  id: string,
): Promise<Destination> {
  return portal.db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row) throw failure(walletErrors.WITHDRAWAL_NOT_FOUND);
    const action = 'reveal_destination';
    await recordStaffAction(tx, { actorId, action, subject: subjectOf(id), at: portal.clock.now() });
    return openDestination(portal, row);
  });
}

const paginationOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  current_page: page,
  per_page: limit,
  total,
});

/** Lists the caller's withdrawals, the latest first. */
export async function listWithdrawals(
  { portal }: Pick<Context, 'portal'>,
  userId: string,
  query: z.output<typeof contract.listWithdrawals.query>,
): Promise<Data<typeof contract.listWithdrawals>> {
  const { withdrawals, total } = await findWithdrawals(portal, { ...query, userId });
  return { withdrawals, pagination: paginationOf(total, query) };
}

/** Lists all members' withdrawals, the waiting ones first. */
export async function listMemberWithdrawals(
  { portal }: Pick<Context, 'portal'>,
  query: z.output<typeof contract.listMemberWithdrawals.query>,
): Promise<Data<typeof contract.listMemberWithdrawals>> {
  const { withdrawals, total } = await findMemberWithdrawals(portal, query);
  return { withdrawals, pagination: paginationOf(total, query) };
}
