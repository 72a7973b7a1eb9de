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
/** Bears money that a provider returned after the member had spent it. */
const loss = portalAccount('promotion', 'CNY');

const accountsOf = ({ userId, asset }: RechargeRow) =>
  asset === 'BEAN'
    ? [memberAccount(userId, 'BEAN'), issuer, promotion, provider, sales]
    : [memberAccount(userId, 'CNY'), provider, loss];

type Transfer = Parameters<Ledger['transfer']>[1];

async function moveAll(ledger: Ledger, tx: Transaction, transfers: readonly Transfer[]): Promise<void> {
  for (const transfer of transfers) if (transfer.amount > 0) await ledger.transfer(tx, transfer);
}

/** Credits the account and books the price, which is the credit itself when the balance is topped up. Throws AlreadyMoved. */
export async function bookRecharge(ledger: Ledger, tx: Transaction, row: RechargeRow): Promise<void> {
  const { id, userId, asset, amount, bonus, price, number: memo } = row;
  const to = memberAccount(userId, asset);
  const key = `recharge:${id}`;
  await ledger.lock(tx, accountsOf(row));
  await moveAll(
    ledger,
    tx,
    asset === 'CNY'
      ? [{ key, from: provider, to, amount, reason: 'recharge', memo }]
      : [
          { key, from: issuer, to, amount, reason: 'recharge', memo },
          { key: `${key}:bonus`, from: promotion, to, amount: bonus, reason: 'recharge_bonus', memo },
          { key: `${key}:price`, from: provider, to: sales, amount: price, reason: 'recharge_price', memo },
        ],
  );
}

/** Takes back what is available and books the refund. Throws AlreadyMoved. */
export async function unbookRecharge(ledger: Ledger, tx: Transaction, row: RechargeRow): Promise<void> {
  const { id, userId, asset, price, number } = row;
  const from = memberAccount(userId, asset);
  const key = `recharge:${id}`;
  await ledger.lock(tx, accountsOf(row));
  const { available } = await ledger.balance(tx, from);
  const { amount, bonus } = reclaimable(row, available);
  const rest = { reason: 'refund', memo: `${number} 已退款 ¥${fenToYuan(fen(price))}` } as const;
  await moveAll(
    ledger,
    tx,
    asset === 'CNY'
      ? [
          { key: `${key}:back`, from, to: provider, amount, ...rest },
          { key: `${key}:loss`, from: loss, to: provider, amount: price - amount, ...rest },
        ]
      : [
          { key: `${key}:back`, from, to: issuer, amount, ...rest },
          { key: `${key}:bonus:back`, from, to: promotion, amount: bonus, ...rest },
          { key: `${key}:price:back`, from: sales, to: provider, amount: price, ...rest },
        ],
  );
}
