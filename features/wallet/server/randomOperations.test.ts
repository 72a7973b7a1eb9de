/** Random concurrent operations of many clients on one ledger; afterwards the audit passes. */
import { fen } from '@platform/contract/money';
import { Failure } from '@platform/server/http/failure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { walletErrors } from '../contract/errors.ts';
import { assets } from '../contract/ledger.ts';
import { rechargeOptions } from '../contract/recharge.ts';
import { audit } from './audit.actions.ts';
import { type AccountRef, AlreadyMoved, type Ledger, memberAccount, packetAccount } from './ledger.ts';
import { payableRecharges } from './payable.ts';
import { expiryFrom } from './recharge.rules.ts';
import { insertRecharge } from './recharge.store.ts';
import type { RechargeRow } from './tables.ts';
import { portalLedger } from './welcome.ts';
import { moveWithdrawal, requestWithdrawal } from './withdrawal.actions.ts';

const clients = 24;
const rounds = 60;

let portal: TestPortal;
let ledger: Ledger;
const people: string[] = [];

beforeAll(async () => {
  portal = await testPortal();
  ledger = portalLedger(portal.portal);
  for (let n = 0; n < 10; n += 1) people.push((await portal.person()).id);
});
afterAll(() => portal.stop());

/** A linear congruential generator, so that every run is the same. */
function chooser(seed: number) {
  let state = seed;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const one = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  return { below, one };
}
type Chooser = ReturnType<typeof chooser>;

const holds: { key: string; owner: string }[] = [];
const packets: AccountRef[] = [];
const recharges: string[] = [];
const withdrawals: { id: string; userId: string }[] = [];
const counts = { moved: 0, refused: 0, repeated: 0 };
let keys = 0;
const key = () => `hammer:${++keys}`;
const beansOf = ({ one }: Chooser) => memberAccount(one(people), 'BEAN');

type Operation = (choice: Chooser) => Promise<unknown>;

const transact = (work: Parameters<TestPortal['portal']['db']['transaction']>[0]) =>
  portal.portal.db.transaction(work);

async function newRecharge({ one }: Chooser): Promise<string> {
  const asset = one(assets);
  const option = one(rechargeOptions);
  const price = option.price * 100;
  const { amount, bonus } = asset === 'BEAN' ? option : { amount: price, bonus: 0 };
  const { clock, random } = portal.portal;
  const now = clock.now();
  const id = random.id();
  const row: RechargeRow = {
    ...{ id, number: `CZ-${id}`, userId: one(people), asset, amount, bonus, price, usdPrice: 1 },
    ...{ createdAt: now, expiresAt: expiryFrom(now), completedAt: null },
    status: 'pending',
    paymentStatus: 'pending',
  };
  await transact((tx) => insertRecharge(tx, row));
  recharges.push(id);
  return id;
}

const settlement = (id: string) => ({
  paymentId: id,
  method: 'wechat' as const,
  transactionId: id,
  balancePart: fen(0),
  paidAt: portal.clock.now(),
});

/** The actions of clients, weighted by repetition. */
const operations: readonly Operation[] = [
  ...Array.from(
    { length: 4 },
    (): Operation => async (choice) => {
      const [from, to] = [beansOf(choice), beansOf(choice)];
      if (from.ownerId === to.ownerId) return;
      const transfer = { key: key(), from, to, amount: 1 + choice.below(400), reason: 'gift' as const };
      await transact((tx) => ledger.transfer(tx, transfer));
    },
  ),
  async (choice) => {
    const held = key();
    const account = beansOf(choice);
    await transact((tx) => ledger.hold(tx, { key: held, account, amount: 1 + choice.below(300) }));
    holds.push({ key: held, owner: account.ownerId });
  },
  async (choice) => {
    if (holds.length === 0) return;
    const [held, to] = [choice.one(holds.slice(-8)), beansOf(choice)];
    if (held.owner === to.ownerId) return;
    await transact((tx) => ledger.post(tx, held.key, { to, reason: 'payment' }));
  },
  async (choice) => {
    if (holds.length === 0) return;
    const { key: held } = choice.one(holds.slice(-8));
    await transact((tx) => ledger.release(tx, held));
  },
  async (choice) => {
    const packet = packetAccount(portal.portal.random.id());
    const from = beansOf(choice);
    const amount = 1 + choice.below(200);
    await transact((tx) =>
      ledger.transfer(tx, { key: key(), from, to: packet, amount, reason: 'packet_sent' }),
    );
    packets.push(packet);
  },
  ...Array.from(
    { length: 2 },
    (): Operation => async (choice) => {
      if (packets.length === 0) return;
      const [from, to] = [choice.one(packets.slice(-5)), beansOf(choice)];
      const amount = 1 + choice.below(60);
      await transact((tx) => ledger.transfer(tx, { key: key(), from, to, amount, reason: 'packet_grabbed' }));
    },
  ),
  async (choice) => {
    const id = choice.below(2) && recharges.length > 0 ? choice.one(recharges) : await newRecharge(choice);
    const payable = payableRecharges(portal.portal, ledger);
    const results = await Promise.all(
      [1, 2].map(() => transact((tx) => payable.settle(tx, id, settlement(id)))),
    );
    expect(results.filter((outcome) => outcome === 'settled').length).toBeLessThanOrEqual(1);
  },
  async (choice) => {
    if (recharges.length === 0) return;
    const id = choice.one(recharges);
    await transact((tx) => payableRecharges(portal.portal, ledger).updatePaymentStatus(tx, id, 'refunded'));
  },
  ...Array.from(
    { length: 2 },
    (): Operation => async (choice) => {
      const userId = choice.one(people);
      const destination = { method: 'alipay', account: '13800138000', holder: '林清和' } as const;
      const request = { amount: 1 + choice.below(40), ...destination };
      const { id } = await requestWithdrawal({ portal: portal.portal, ledger }, userId, request, null);
      withdrawals.push({ id, userId });
    },
  ),
  ...Array.from(
    { length: 2 },
    (): Operation => async (choice) => {
      if (withdrawals.length === 0) return;
      const { id, userId } = choice.one(withdrawals.slice(-8));
      // Two admins and the member at once.
      const results = await Promise.allSettled(
        (['pay', 'refuse', 'cancel'] as const).map((move) => {
          const callerId = move === 'cancel' ? userId : choice.one(people.filter((one) => one !== userId));
          const caller = { id: callerId, role: 'admin', sessionId: '' } as const;
          return moveWithdrawal({ portal: portal.portal, ledger }, caller, { id, move, note: null }, null);
        }),
      );
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      const refused = results.find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') throw refused.reason;
    },
  ),
  async (choice) => {
    // The same call twice in parallel.
    const [from, to] = [beansOf(choice), packetAccount(choice.one(people))];
    const transfer = { key: key(), from, to, amount: 5, reason: 'gift' as const };
    const results = await Promise.allSettled(
      [1, 2].map(() => transact((tx) => ledger.transfer(tx, transfer))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const refused = results.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected') throw refused.reason;
  },
];

const { INSUFFICIENT_BALANCE, ILLEGAL_WITHDRAWAL_MOVE, TOO_MANY_WITHDRAWALS } = walletErrors;
const refusals: readonly unknown[] = [INSUFFICIENT_BALANCE, ILLEGAL_WITHDRAWAL_MOVE, TOO_MANY_WITHDRAWALS];

async function work(client: number): Promise<void> {
  const choice = chooser(client + 1);
  for (let round = 0; round < rounds; round += 1) {
    try {
      await choice.one(operations)(choice);
      counts.moved += 1;
    } catch (error) {
      if (error instanceof AlreadyMoved) counts.repeated += 1;
      else if (error instanceof Failure && refusals.some((entry) => entry === error.entry))
        counts.refused += 1;
      else throw error;
    }
  }
}

it('loses no bean and no fen', async () => {
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const findings = await audit(portal.portal.db);
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  const { rows } = await portal.portal.db.$client.query('select distinct status from wallet_withdrawals');
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['paid']));
  // The run had all three outcomes, and the audit checked many rows.
  expect(Math.min(counts.moved / 10, counts.refused, counts.repeated)).toBeGreaterThan(20);
  expect(findings[0]?.rowCount).toBeGreaterThan(1000);
}, 120_000);
