/** The fixture of the sales' tests: members with a balance, courses, and seats that are paid. */

import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { payFromBalance, startWechatPayment } from '@features/payments/contract/payment';
import { audit, balanceCheck, ledgerChecks } from '@features/wallet/audit';
import { giveYuan } from '@features/wallet/factory';
import { escrowAccount, type Ledger, memberAccount, openLedger } from '@features/wallet/ledger';
import { after } from '@platform/server/clock';
import type { Database } from '@platform/server/database/database';
import { createListing, getSeatPurchase, purchaseListing, purchaseSeat } from '../contract/endpoints.ts';
import type { Purchase } from '../contract/purchase.ts';
import { salesChecks } from './audit.store.ts';
import { makeCourse } from './factory.ts';

/** What every member of the fixture has, in fen. */
export const initialBalance = 1_000_000;

export interface SalesFixture extends Fixture {
  ledger: Ledger;
  /** A new member with a balance. */
  member(name?: string): Promise<Person>;
  /** A published course for 100 yuan that starts in three days, with overrides; returns its id. */
  course(overrides?: Parameters<typeof makeCourse>[1]): Promise<string>;
  /** Buys a seat from the balance. */
  buy(by: Person, courseId: string): Promise<Purchase>;
  pay(by: Person, purchaseId: string): Promise<Purchase>;
  /** Lists the seat of a purchase; returns the listing's id. */
  list(by: Person, purchaseId: string, price?: number): Promise<string>;
  /** Buys a listing from the balance. */
  buyListing(by: Person, listingId: string): Promise<Purchase>;
  purchase(by: Person, id: string): Promise<Purchase>;
  /** Starts a payment by WeChat; returns its reference at the provider. */
  startWechat(by: Person, purchaseId: string): Promise<string>;
  /** In fen. */
  balanceOf(person: Person): Promise<number>;
  escrowOf(listingId: string): Promise<number>;
  /** All faults that the audit finds. */
  faults(): Promise<string[]>;
  /** A time from now, in milliseconds. */
  in(milliseconds: number): Date;
}

export async function faultsOf(db: Database): Promise<string[]> {
  const findings = await audit(db, [...ledgerChecks, balanceCheck, ...salesChecks]);
  return findings.flatMap(({ faults }) => faults);
}

const one = (id: string) => ({ params: { id } });

/** Opens a portal without courses. */
export async function openSalesFixture(): Promise<SalesFixture> {
  const base = await openFixture();
  const { portal } = base;
  const ledger = openLedger(portal, { welcome: 0 });
  const balance = async (account: ReturnType<typeof memberAccount>) =>
    (await ledger.balance(portal.db, account)).balance;
  const fixture: SalesFixture = {
    ...base,
    ledger,
    async member(name = '') {
      const person = await base.person('user', { name });
      await giveYuan(portal, person.id, initialBalance);
      return person;
    },
    course: (overrides) => makeCourse(portal, overrides),
    buy: async (by, courseId) => fixture.pay(by, (await by.ok(purchaseSeat, one(courseId))).id),
    async pay(by, orderId) {
      await by.ok(payFromBalance, { body: { orderId } });
      return fixture.purchase(by, orderId);
    },
    async list(by, purchaseId, price = 120) {
      const body = { price, contact: '微信 zhongzhou' };
      return (await by.ok(createListing, { ...one(purchaseId), body })).id;
    },
    buyListing: async (by, listingId) => fixture.pay(by, (await by.ok(purchaseListing, one(listingId))).id),
    purchase: (by, id) => by.ok(getSeatPurchase, one(id)),
    async startWechat(by, orderId) {
      await by.ok(startWechatPayment, { query: { orderId } });
      const [payment] = (await by.ok(getSeatPurchase, one(orderId))).payments;
      if (!payment) throw new Error('no payment was started');
      return payment.reference;
    },
    balanceOf: ({ id }) => balance(memberAccount(id, 'CNY')),
    escrowOf: (listingId) => balance(escrowAccount(listingId)),
    faults: () => faultsOf(portal.db),
    in: (milliseconds) => after(portal.clock.now(), milliseconds),
  };
  return fixture;
}
