/** The statement. */
import type { Data } from '@platform/contract/endpoint';
import { maxOffset } from '@platform/contract/search';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { z } from 'zod';
import type * as contract from '../contract/movement.ts';
import type { Movement } from '../contract/movement.ts';
import type { Context } from './context.ts';
import { counterpartyLabel, presentAmount } from './movements.rules.ts';
import { findMovements, type MovementRow } from './movements.store.ts';

/** A row as the contract has it. */
export function presentMovement(row: MovementRow): Movement {
  const { seq, asset, kind, reason, memo, createdAt } = row;
  return {
    id: seq,
    time: createdAt.toISOString(),
    asset,
    amount: presentAmount(asset, row.amount),
    reason,
    counterparty: { kind, label: counterpartyLabel(kind, row) },
    memo,
    balance: presentAmount(asset, row.balance),
  };
}

/** Lists the caller's movements, the latest first; pages end at the first 2,000. */
export async function listMovements(
  { portal: { db } }: Pick<Context, 'portal'>,
  userId: string,
  { page, limit, ...filters }: z.output<typeof contract.listMovements.query>,
): Promise<Data<typeof contract.listMovements>> {
  const offset = (page - 1) * limit;
  const part = {
    offset: Math.min(offset, maxOffset),
    limit: Math.max(0, Math.min(limit, maxOffset - offset)),
  };
  const { rows, ...totals } = await findMovements(db, userId, filters, part);
  return { movements: rows.map(presentMovement), pagination: paginationOf(totals, page, limit) };
}
