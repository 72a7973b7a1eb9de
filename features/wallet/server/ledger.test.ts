/** The ledger and its constraints in the database. */
import { setTimeout } from 'node:timers/promises';
import { type Database, violatedConstraint } from '@platform/server/database/database';
import { waitForLocks } from '@platform/server/testing/locks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { walletErrors } from '../contract/errors.ts';
import {
  type AccountRef,
  AlreadyMoved,
  type Ledger,
  memberAccount,
  openLedger,
  packetAccount,
  portalAccount,
  type Transfer,
} from './ledger.ts';

let portal: TestPortal;
let db: Database;
let ledger: Ledger;
const promotion = portalAccount('promotion', 'BEAN');

beforeAll(async () => {
  portal = await testPortal();
  ({ db } = portal.portal);
  ledger = openLedger(portal.portal, { welcome: 1000 });
});
afterAll(() => portal.stop());

let ada: ReturnType<typeof memberAccount>;
let bo: ReturnType<typeof memberAccount>;
let next = 0;
async function openAccounts() {
  const account = memberAccount((await portal.person()).id, 'BEAN');
  await ledger.open(db, account);
  return account;
}
beforeEach(async () => {
  [ada, bo] = [await openAccounts(), await openAccounts()];
});

const move = (changes: Partial<Transfer> = {}) => {
  next += 1;
  const transfer: Transfer = {
    key: `test:${next}`,
    from: ada,
    to: bo,
    amount: 10,
    reason: 'gift',
    ...changes,
  };
  return db.transaction((tx) => ledger.transfer(tx, transfer));
};
const available = async (account: typeof ada) => (await ledger.balance(db, account)).available;

describe('opening', () => {
  it('credits the welcome gift once, from the promotion', async () => {
    const before = (await ledger.balance(db, promotion)).balance;
    const carl = memberAccount((await portal.person()).id, 'BEAN');
    await Promise.all([ledger.open(db, carl), ledger.open(db, carl), ledger.open(db, carl)]);
    expect(await available(carl)).toBe(1000);
    expect((await ledger.balance(db, promotion)).balance).toBe(before - 1000);
  });

  it('credits no gift to an account of yuan', async () => {
    const yuan = memberAccount(ada.ownerId, 'CNY');
    await ledger.open(db, yuan);
    expect(await available(yuan)).toBe(0);
  });
});

describe('transfers', () => {
  it('move value and return the balances', async () => {
    expect(await move({ amount: 300 })).toMatchObject({ fromBalance: 700, toBalance: 1300 });
    expect([await available(ada), await available(bo)]).toEqual([700, 1300]);
  });

  it('are atomic outside a transaction too', async () => {
    const alone = (amount: number) =>
      ledger.transfer(db, {
        key: `alone:${ada.ownerId}:${amount}`,
        from: ada,
        to: bo,
        amount,
        reason: 'gift',
      });
    expect(await alone(300)).toMatchObject({ fromBalance: 700, toBalance: 1300 });
    await expect(alone(701)).rejects.toMatchObject({ entry: walletErrors.INSUFFICIENT_BALANCE });
    await expect(alone(300)).rejects.toThrow(AlreadyMoved);
    expect([await available(ada), await available(bo)]).toEqual([700, 1300]);
  });

  it('open missing accounts', async () => {
    const dora = memberAccount((await portal.person()).id, 'BEAN');
    await move({ to: dora });
    expect(await available(dora)).toBe(1010);
  });

  it('are made once per key; a repetition changes nothing', async () => {
    await move({ key: 'only' });
    await expect(move({ key: 'only' })).rejects.toThrow(AlreadyMoved);
    expect([await available(ada), await available(bo)]).toEqual([990, 1010]);
  });

  it('never overdraw, even concurrently', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => move({ amount: 300 })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason.entry).toBe(walletErrors.INSUFFICIENT_BALANCE);
    }
    expect([await available(ada), await available(bo)]).toEqual([100, 1900]);
  });

  it('in opposite directions do not deadlock', async () => {
    const both = Array.from({ length: 20 }, (_, n) => move(n % 2 ? {} : { from: bo, to: ada }));
    await Promise.all(both);
    expect([await available(ada), await available(bo)]).toEqual([1000, 1000]);
  });

  it('open each missing account once, concurrently', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => memberAccount((await portal.person()).id, 'BEAN')),
    );
    const pairs = people.flatMap((from) =>
      people.filter((to) => to !== from).map((to) => move({ from, to, amount: 3 })),
    );
    await Promise.all(pairs);
    expect(await Promise.all(people.map(available))).toEqual(people.map(() => 1000));
  });

  it('that open the same account and a new member do not deadlock', async () => {
    const packet = packetAccount(crypto.randomUUID());
    // Ids that come before and after the packet's.
    const [early, late] = ['0', 'f'].map((digit) =>
      memberAccount(digit.repeat(8) + crypto.randomUUID().slice(8), 'BEAN'),
    ) as [AccountRef, AccountRef];
    let moves: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await ledger.lock(tx, [promotion]);
      for (const from of [early, late]) {
        moves = [...moves, move({ from, to: packet })];
        await waitForLocks(db, moves.length);
      }
    });
    await Promise.all(moves);
    expect((await ledger.balance(db, packet)).balance).toBe(20);
  });

  it('that post a hold to a new member do not deadlock', async () => {
    const key = crypto.randomUUID();
    await db.transaction((tx) => ledger.hold(tx, { key, account: ada, amount: 10 }));
    const to = memberAccount(crypto.randomUUID(), 'BEAN');
    let posted: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      await ledger.lock(tx, [promotion]);
      posted = db.transaction((other) => ledger.post(other, key, { to, reason: 'payment' }));
      await waitForLocks(db, 1, posted);
      await ledger.lock(tx, [ada]);
    });
    expect(await posted).toBe(true);
    expect((await ledger.balance(db, to)).balance).toBe(1010);
  });

  it('made after locking all accounts do not deadlock', async () => {
    const ring = [ada, bo, promotion];
    const round = (n: number) =>
      db.transaction(async (tx) => {
        await ledger.lock(tx, ring);
        for (let step = 0; step < 3; step += 1) {
          const [from, to] = [ring[(n + step) % 3] ?? ada, ring[(n + step + 1) % 3] ?? bo];
          await ledger.transfer(tx, { key: `ring:${n}:${step}`, from, to, amount: 1, reason: 'gift' });
        }
      });
    await Promise.all(Array.from({ length: 12 }, (_, n) => round(n)));
    expect([await available(ada), await available(bo)]).toEqual([1000, 1000]);
  });
});

describe('holds', () => {
  const hold = (key: string, amount: number) =>
    db.transaction((tx) => ledger.hold(tx, { key, account: ada, amount }));
  const post = (key: string) => db.transaction((tx) => ledger.post(tx, key, { to: bo, reason: 'payment' }));
  const release = (key: string) => db.transaction((tx) => ledger.release(tx, key));

  it('reserve an amount that then cannot be spent', async () => {
    await hold('aside', 800);
    expect(await ledger.balance(db, ada)).toEqual({ balance: 1000, held: 800, available: 200 });
    await expect(move({ amount: 201 })).rejects.toMatchObject({ entry: walletErrors.INSUFFICIENT_BALANCE });
    await expect(hold('more', 201)).rejects.toMatchObject({ entry: walletErrors.INSUFFICIENT_BALANCE });
  });

  it('are posted once, even of the whole balance', async () => {
    await hold('posted', 1000);
    expect((await Promise.all([post('posted'), post('posted')])).toSorted()).toEqual([false, true]);
    expect(await release('posted')).toBe(false);
    expect([await ledger.balance(db, ada), await available(bo)]).toEqual([
      { balance: 0, held: 0, available: 0 },
      2000,
    ]);
  });

  it('are posted and released during opposite transfers without deadlocks', async () => {
    // Of the account that was opened later, hence the second in the order of locks.
    const keys = Array.from({ length: 12 }, (_, n) => `beside:${n}`);
    const held = keys.map((key) => db.transaction((tx) => ledger.hold(tx, { key, account: bo, amount: 10 })));
    await Promise.all(held);
    const where = { to: ada, reason: 'payment' as const };
    const ended = keys.map((key, n) =>
      n % 2 ? db.transaction((tx) => ledger.post(tx, key, where)) : release(key),
    );
    await Promise.all([...ended, ...keys.map(() => move({ amount: 5 }))]);
    expect([await available(ada), await available(bo)]).toEqual([1000, 1000]);
  });

  it('are released once', async () => {
    await hold('released', 1000);
    expect(await release('released')).toBe(true);
    expect([await release('released'), await post('released')]).toEqual([false, false]);
    expect(await ledger.balance(db, ada)).toEqual({ balance: 1000, held: 0, available: 1000 });
  });

  it('are made once per key', async () => {
    await hold('twice', 100);
    await expect(hold('twice', 100)).rejects.toThrow(AlreadyMoved);
    expect((await ledger.balance(db, ada)).held).toBe(100);
  });
});

describe('the database refuses', () => {
  const refused = async (text: string) => {
    const error = await db.execute(sql.raw(text)).then(
      () => null,
      (reason: unknown) => reason,
    );
    return violatedConstraint(error);
  };

  beforeEach(() => move());

  it.each([
    [
      'a balance written by hand',
      'update wallet_accounts set balance = balance + 1',
      'wallet_accounts_guard',
    ],
    ['a hold written by hand', 'update wallet_accounts set held = 0, balance = 5', 'wallet_accounts_guard'],
    ['an account that changes hands', "update wallet_accounts set kind = 'sales'", 'wallet_accounts_guard'],
    ['leave to overdraw', 'update wallet_accounts set overdraft = true', 'wallet_accounts_guard'],
    [
      'an account with something in it',
      "insert into wallet_accounts (id, kind, owner_id, asset, balance, overdraft, created_at) values (gen_random_uuid(), 'member', gen_random_uuid(), 'BEAN', 5, false, now())",
      'wallet_accounts_guard',
    ],
    [
      'a member who may overdraw',
      "insert into wallet_accounts (id, kind, owner_id, asset, overdraft, created_at) values (gen_random_uuid(), 'member', gen_random_uuid(), 'BEAN', true, now())",
      'wallet_accounts_guard',
    ],
    ['an account that vanishes', 'delete from wallet_accounts', 'wallet_accounts_immutable'],
    ['a transfer rewritten', 'update wallet_transfers set amount = 1', 'wallet_transfers_immutable'],
    ['a transfer taken back', 'delete from wallet_transfers', 'wallet_transfers_immutable'],
    ['forgetting everything', 'truncate wallet_transfers', 'wallet_transfers_immutable'],
    ['forgetting the holds', 'delete from wallet_holds', 'wallet_holds_immutable'],
    [
      'a transfer of nothing',
      "insert into wallet_transfers select 0, 'nothing', asset, from_id, to_id, 0, reason, null, 0, 0, now() from wallet_transfers limit 1",
      'wallet_transfers_amount',
    ],
    [
      'a transfer to oneself',
      "insert into wallet_transfers select 0, 'self', asset, to_id, to_id, 1, reason, null, 0, 0, now() from wallet_transfers limit 1",
      'wallet_transfers_ends',
    ],
    [
      'beans that become yuan',
      "insert into wallet_transfers select 0, 'coins', 'CNY', from_id, to_id, 1, reason, null, 0, 0, now() from wallet_transfers limit 1",
      'wallet_transfers_from',
    ],
  ])('%s', async (_, text, constraint) => {
    const sums = () =>
      db.execute(sql`select sum(balance) sum, sum(held) held, count(*) n from wallet_accounts`);
    const before = (await sums()).rows;
    expect(await refused(text)).toBe(constraint);
    expect((await sums()).rows).toEqual(before);
  });

  it('a repeated key, even concurrently', async () => {
    const [carl, dora] = [await openAccounts(), await openAccounts()];
    const idOf = (account: typeof ada) =>
      sql`(select id from wallet_accounts where owner_id = ${account.ownerId})`;
    let pending: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await ledger.transfer(tx, { key: 'at once', from: ada, to: bo, amount: 10, reason: 'gift' });
      const repetition = sql`insert into wallet_transfers
        select 0, 'at once', 'BEAN', ${idOf(carl)}, ${idOf(dora)}, 10, 'gift', null, 0, 0, now() on conflict do nothing`;
      pending = db.execute(repetition).catch((error: Error) => error.cause);
      await Promise.race([pending, setTimeout(1000)]);
    });
    expect(await pending).toMatchObject({ message: expect.stringContaining('ON CONFLICT does not support') });
    expect([await available(carl), await available(dora)]).toEqual([1000, 1000]);
  });

  it('a hold posted without its transfer, or ended in any other way', async () => {
    await db.transaction((tx) => ledger.hold(tx, { key: 'kept', account: bo, amount: 5 }));
    const end = (state: string) =>
      refused(`update wallet_holds set state = '${state}', settled_at = now() where key = 'kept'`);
    expect([await end('posted'), await end('lost')]).toEqual(['wallet_holds_posted', 'wallet_holds_guard']);
    expect((await ledger.balance(db, bo)).held).toBe(5);
  });

  it('a hold settled twice', async () => {
    await db.transaction((tx) => ledger.hold(tx, { key: 'settled', account: bo, amount: 5 }));
    await db.transaction((tx) => ledger.release(tx, 'settled'));
    expect(await refused("update wallet_holds set state = 'posted' where key = 'settled'")).toBe(
      'wallet_holds_guard',
    );
  });
});
