/** A recharge's transfers on the ledger: for its payment and for a refund. */
import { fen, fenToYuan } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { type Ledger, memberAccount, portalAccount } from './ledger.ts';
import { reclaimable } from './recharge.rules.ts';
import type { RechargeRow } from './tables.ts';

const issuer = portalAccount('issuer', 'BEAN');
const promotion = portalAccount('promotion', 'BEAN');
const provider = portalAccount('provider', 'CNY');
const sales = portalAccount('sales', 'CNY');

const accountsOf = ({ userId }: RechargeRow) => [
  memberAccount(userId, 'BEAN'),
  issuer,
  promotion,
  provider,
  sales,
];

type Transfer = Parameters<Ledger['transfer']>[1];

async function moveAll(ledger: Ledger, tx: Transaction, transfers: readonly Transfer[]): Promise<void> {
  for (const transfer of transfers) if (transfer.amount > 0) await ledger.transfer(tx, transfer);
}

/** Credits the beans and books the price. Throws AlreadyMoved. */
export async function bookRecharge(ledger: Ledger, tx: Transaction, row: RechargeRow): Promise<void> {
  const { id, userId, amount, bonus, price, number: memo } = row;
  const to = memberAccount(userId, 'BEAN');
  await ledger.lock(tx, accountsOf(row));
  await moveAll(ledger, tx, [
    { key: `recharge:${id}`, from: issuer, to, amount, reason: 'recharge', memo },
    { key: `recharge:${id}:bonus`, from: promotion, to, amount: bonus, reason: 'recharge_bonus', memo },
    { key: `recharge:${id}:price`, from: provider, to: sales, amount: price, reason: 'recharge_price', memo },
  ]);
}

/** Takes back the available beans and books the refund. Throws AlreadyMoved. */
export async function unbookRecharge(ledger: Ledger, tx: Transaction, row: RechargeRow): Promise<void> {
  const { id, userId, price, number } = row;
  const from = memberAccount(userId, 'BEAN');
  await ledger.lock(tx, accountsOf(row));
  const { available } = await ledger.balance(tx, from);
  const { amount, bonus } = reclaimable(row, available);
  const memo = `${number} 已退款 ¥${fenToYuan(fen(price))}`;
  await moveAll(ledger, tx, [
    { key: `recharge:${id}:back`, from, to: issuer, amount, reason: 'refund', memo },
    { key: `recharge:${id}:bonus:back`, from, to: promotion, amount: bonus, reason: 'refund', memo },
    { key: `recharge:${id}:price:back`, from: sales, to: provider, amount: price, reason: 'refund', memo },
  ]);
}
