/** The wallets of the sample story: welcome beans for everyone, and for the demo visitor a recharge and a balance. */
import { demoAccounts } from '@features/accounts/contract/demo';
import { users } from '@features/accounts/tables';
import { defaultUsdRate, usdOf } from '@features/payments/contract/usd';
import { addSamplePayment } from '@features/payments/seed';
import { yuanToFen } from '@platform/contract/money';
import { after, day, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { eq, inArray } from 'drizzle-orm';
import { rechargeOption } from '../contract/recharge.ts';
import { memberAccount, portalAccount } from './ledger.ts';
import { bookRecharge } from './recharge.booking.ts';
import { expiryFrom, rechargeNumberFor } from './recharge.rules.ts';
import { findRecharges, insertRecharge } from './recharge.store.ts';
import type { RechargeRow } from './tables.ts';
import { portalLedger } from './welcome.ts';

const visitor = 'demo';
const names = demoAccounts.map(({ username }) => username);
/** In fen. */
const sampleBalance = 30_000;
const sampleAmount = 500;

/** The ledger as it was some days ago. */
function ledgerOf(services: Services, daysAgo: number) {
  const at = after(services.clock.now(), -daysAgo * day);
  return { at, ledger: portalLedger({ ...services, clock: { now: () => at } }) };
}

async function addSampleRecharge(services: Services, tx: Transaction, userId: string): Promise<void> {
  const option = rechargeOption(sampleAmount);
  const { total } = await findRecharges(tx, { userId, page: 1, limit: 1 });
  if (!option || total > 0) return;
  const { at, ledger } = ledgerOf(services, 3);
  const begun = after(at, -2 * minute);
  const price = yuanToFen(option.price);
  const row: RechargeRow = {
    id: services.random.id(),
    number: rechargeNumberFor(begun, services.random.digits(6)),
    userId,
    amount: option.amount,
    bonus: option.bonus,
    price,
    usdPrice: usdOf(price, defaultUsdRate),
    status: 'completed',
    paymentStatus: 'completed',
    createdAt: begun,
    expiresAt: expiryFrom(begun),
    completedAt: at,
  };
  await insertRecharge(tx, row);
  await bookRecharge(ledger, tx, row);
  await addSamplePayment(services, tx, {
    payable: { kind: 'recharge', id: row.id },
    userId,
    method: 'wechat',
    description: `中轴浣熊豆充值 ${row.number}`,
    amount: price,
    usdAmount: row.usdPrice,
    state: 'completed',
    startedAt: begun,
    expiresAt: row.expiresAt,
    events: [
      ['created', 0],
      ['started', 0],
      ['paid', 2],
    ],
  });
}

async function addSampleBalance(services: Services, tx: Transaction, userId: string): Promise<void> {
  const { ledger } = ledgerOf(services, 6);
  const key = `sample:balance:${userId}`;
  if (await ledger.moved(tx, key)) return;
  await ledger.transfer(tx, {
    key,
    from: portalAccount('promotion', 'CNY'),
    to: memberAccount(userId, 'CNY'),
    amount: sampleBalance,
    reason: 'gift',
    memo: '中轴文化节参与奖励',
  });
}

/** Adds the sample wallets once; needs the sample people. In production it does nothing. */
export async function seedWallet(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, [...names]));
  const { ledger } = ledgerOf(services, 9);
  for (const { id } of people) {
    await ledger.open(db, memberAccount(id, 'BEAN'));
    await ledger.open(db, memberAccount(id, 'CNY'));
  }
  await db.transaction(async (tx) => {
    // The lock lets two programs that seed at once follow each other.
    const [demo] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, visitor))
      .for('update');
    if (!demo) return;
    await addSampleBalance(services, tx, demo.id);
    await addSampleRecharge(services, tx, demo.id);
  });
}
