/** The wallets of the sample data: welcome beans for everyone, a recharge and a balance for some. */
import { users } from '@features/accounts/tables';
import { defaultUsdRate, usdOf } from '@features/payments/contract/usd';
import { addSamplePayment, samplePayment } from '@features/payments/seed';
import { yuan, yuanToFen } from '@platform/contract/money';
import { after, day, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { readSample } from '@platform/server/sample';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { rechargeOption, rechargeRequest } from '../contract/recharge.ts';
import { memberAccount, portalAccount } from './ledger.ts';
import { walletNumber } from './number.ts';
import { bookRecharge } from './recharge.booking.ts';
import { expiryFrom, rechargeDescription } from './recharge.rules.ts';
import { findRecharges, insertRecharge } from './recharge.store.ts';
import type { RechargeRow } from './tables.ts';
import { portalLedger } from './welcome.ts';

const daysAgo = z.number().min(0);
const sampleWallet = z.strictObject({
  username: z.string(),
  openedDaysAgo: daysAgo,
  /** In yuan. */
  gift: z.strictObject({ amount: yuan, daysAgo, memo: z.string() }).optional(),
  /** In beans, or yuan of the asset CNY. */
  recharge: rechargeRequest.safeExtend({ daysAgo, payment: samplePayment }).strict().optional(),
});
type SampleWallet = z.output<typeof sampleWallet>;
type SampleRecharge = NonNullable<SampleWallet['recharge']>;
type SampleGift = NonNullable<SampleWallet['gift']>;

/** The ledger with a clock some days ago. */
function ledgerOf(services: Services, daysAgo: number) {
  const at = after(services.clock.now(), -daysAgo * day);
  return { at, ledger: portalLedger({ ...services, clock: { now: () => at } }) };
}

async function addSampleRecharge(
  services: Services,
  tx: Transaction,
  userId: string,
  sample: SampleRecharge,
): Promise<void> {
  const option = rechargeOption(sample.amount, sample.asset);
  const { total } = await findRecharges(tx, { userId, page: 1, limit: 1 });
  if (!option || total > 0) return;
  const { at, ledger } = ledgerOf(services, sample.daysAgo);
  const startedAt = after(at, -(sample.payment.events.at(-1)?.minutes ?? 0) * minute);
  const price = yuanToFen(option.price);
  const row: RechargeRow = {
    id: services.random.id(),
    number: walletNumber('CZ', startedAt, services.random.digits(6)),
    userId,
    asset: sample.asset,
    amount: sample.asset === 'BEAN' ? option.amount : price,
    bonus: option.bonus,
    price,
    usdPrice: usdOf(price, defaultUsdRate),
    status: 'completed',
    paymentStatus: 'completed',
    createdAt: startedAt,
    expiresAt: expiryFrom(startedAt),
    completedAt: at,
  };
  await insertRecharge(tx, row);
  await bookRecharge(ledger, tx, row);
  await addSamplePayment(services, tx, {
    payable: { kind: 'recharge', id: row.id },
    userId,
    ...sample.payment,
    description: rechargeDescription(row),
    amount: price,
    usdAmount: row.usdPrice,
    startedAt,
    expiresAt: row.expiresAt,
  });
}

async function addSampleGift(
  services: Services,
  tx: Transaction,
  userId: string,
  sample: SampleGift,
): Promise<void> {
  const { ledger } = ledgerOf(services, sample.daysAgo);
  const key = `sample:balance:${userId}`;
  if (await ledger.moved(tx, key)) return;
  await ledger.transfer(tx, {
    key,
    from: portalAccount('promotion', 'CNY'),
    to: memberAccount(userId, 'CNY'),
    amount: yuanToFen(sample.amount),
    reason: 'gift',
    memo: sample.memo,
  });
}

async function addSampleWallet(services: Services, sample: SampleWallet): Promise<void> {
  const { db } = services;
  const { username, openedDaysAgo, gift, recharge } = sample;
  const ofUser = eq(users.username, username);
  const [member] = await db.select({ id: users.id }).from(users).where(ofUser);
  if (!member) return;
  const { ledger } = ledgerOf(services, openedDaysAgo);
  await ledger.open(db, memberAccount(member.id, 'BEAN'));
  await ledger.open(db, memberAccount(member.id, 'CNY'));
  if (!gift && !recharge) return;
  await db.transaction(async (tx) => {
    // The lock serialises two concurrent seeds.
    await tx.select({ id: users.id }).from(users).where(ofUser).for('update');
    if (gift) await addSampleGift(services, tx, member.id, gift);
    if (recharge) await addSampleRecharge(services, tx, member.id, recharge);
  });
}

/** Adds the sample wallets once; needs the sample people. In production it does nothing. */
export async function seedWallet(services: Services): Promise<void> {
  if (services.env.PORTAL_MODE !== 'demo') return;
  for (const sample of await readSample('wallets.yaml', sampleWallet))
    await addSampleWallet(services, sample);
}
