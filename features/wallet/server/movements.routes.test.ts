/** Balances and statements over HTTP. */

import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { logout } from '@features/accounts/contract/login';
import { users } from '@features/accounts/tables';
import { portalDay } from '@platform/contract/zone';
import { day, minute } from '@platform/server/clock';
import type { Caller } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reason } from '../contract/ledger.ts';
import { exportMovements, listMovements, type MovementFilters } from '../contract/movement.ts';
import { getWallet } from '../contract/wallet.ts';
import { audit } from './audit.actions.ts';
import { giveBeans, giveYuan, makeManyMovements } from './factory.ts';
import { type Ledger, memberAccount, packetAccount } from './ledger.ts';
import { portalLedger } from './welcome.ts';

let portal: TestPortal;
let ledger: Ledger;
beforeAll(async () => {
  portal = await testPortal();
  ledger = portalLedger(portal.portal);
});
afterAll(async () => {
  // After all movements of these tests, concurrent ones included.
  expect((await audit(portal.portal.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await portal.stop();
});

const member = (name = '') => portal.person('user', { name });
const walletOf = (by: Caller) => by.ok(getWallet, {});
const statement = (by: Caller, query: MovementFilters & { page?: number; limit?: number } = {}) =>
  by.ok(listMovements, { query });
const file = async (by: Caller, body: MovementFilters = {}) => {
  const { url } = await by.ok(exportMovements, { body });
  return portal.portal.http.inject({ url });
};

let next = 0;
function send(from: Person, to: Person, amount: number, reason: Reason = 'gift', memo: string | null = null) {
  next += 1;
  return portal.portal.db.transaction((tx) =>
    ledger.transfer(tx, {
      key: `sent:${next}`,
      from: memberAccount(from.id, 'BEAN'),
      to: memberAccount(to.id, 'BEAN'),
      amount,
      reason,
      memo,
    }),
  );
}

describe('getWallet', () => {
  it('opens both accounts, with the welcome beans', async () => {
    const ada = await member();
    const empty = { balance: 0, held: 0, available: 0 };
    const first = { beans: { balance: 1000, held: 0, available: 1000 }, yuan: empty };
    expect(await walletOf(ada)).toEqual(first);
    expect(await walletOf(ada)).toEqual(first);
  });

  it('opens them once for concurrent calls', async () => {
    const ada = await member();
    await Promise.all(Array.from({ length: 8 }, () => walletOf(ada)));
    expect((await statement(ada)).movements).toHaveLength(1);
  });

  it('returns yuan with decimals, and the held amount', async () => {
    const ada = await member();
    await giveYuan(portal.portal, ada.id, 1234);
    const account = memberAccount(ada.id, 'CNY');
    await portal.portal.db.transaction((tx) =>
      ledger.hold(tx, { key: `held:${ada.id}`, account, amount: 205 }),
    );
    expect((await walletOf(ada)).yuan).toEqual({ balance: 12.34, held: 2.05, available: 10.29 });
  });

  it('credits no gift outside demo mode', async () => {
    const productionPortal = await testPortal({
      PORTAL_MODE: 'production',
      PUBLIC_URL: 'https://zhongzhou.example',
      SMTP_URL: 'smtp://localhost',
    });
    try {
      const { beans } = await productionPortal.as('member').ok(getWallet, {});
      expect(beans).toEqual({ balance: 0, held: 0, available: 0 });
    } finally {
      await productionPortal.stop();
    }
  });
});

describe('listMovements', () => {
  it('shows each side its amount, counterparty, memo and balance, the latest first', async () => {
    const [ada, bo] = [await member('阿达'), await member()];
    await walletOf(ada);
    await walletOf(bo);
    await send(ada, bo, 300, 'gift', '谢谢');
    const mine = await statement(ada);
    expect(mine.movements).toMatchObject([
      {
        asset: 'BEAN',
        amount: -300,
        reason: 'gift',
        counterparty: { kind: 'member', label: bo.username },
        memo: '谢谢',
        balance: 700,
      },
      {
        amount: 1000,
        reason: 'welcome',
        counterparty: { kind: 'promotion', label: '中轴' },
        memo: null,
        balance: 1000,
      },
    ]);
    expect(mine.pagination).toEqual({
      current_page: 1,
      per_page: 20,
      total: 2,
      relation: 'exact',
      last_page: 1,
    });
    const theirs = (await statement(bo)).movements[0];
    expect(theirs).toMatchObject({
      id: mine.movements[0]?.id,
      amount: 300,
      balance: 1300,
      counterparty: { kind: 'member', label: '阿达' },
    });
  });

  it('labels packets, and shows changed names', async () => {
    const [ada, bo] = [await member(), await member()];
    await walletOf(ada);
    await send(ada, bo, 5);
    const packet = packetAccount(portal.portal.random.id());
    await portal.portal.db.transaction((tx) =>
      ledger.transfer(tx, {
        key: `packet:${packet.ownerId}`,
        from: memberAccount(ada.id, 'BEAN'),
        to: packet,
        amount: 50,
        reason: 'packet_sent',
        memo: '恭喜发财',
      }),
    );
    await portal.portal.db.update(users).set({ name: '新名字' }).where(eq(users.id, bo.id));
    const labels = (await statement(ada)).movements.map(({ counterparty }) => counterparty.label);
    expect(labels).toEqual(['红包', '新名字', '中轴']);
  });

  it('filters by asset, direction, reason and day, alone and together', async () => {
    const [ada, bo] = [await member(), await member()];
    await walletOf(ada);
    const first = portalDay(portal.clock.now());
    portal.clock.advance(2 * day);
    const second = portalDay(portal.clock.now());
    await send(ada, bo, 100);
    await send(bo, ada, 40, 'refund');
    await giveYuan(portal.portal, ada.id, 500);
    const amounts = async (filters: MovementFilters) => {
      const { movements, pagination } = await statement(ada, filters);
      expect(pagination.total).toBe(movements.length);
      return movements.map(({ amount }) => amount);
    };
    expect(await amounts({})).toEqual([5, 40, -100, 1000]);
    expect(await amounts({ asset: 'CNY' })).toEqual([5]);
    expect(await amounts({ asset: 'BEAN', direction: 'in' })).toEqual([40, 1000]);
    expect(await amounts({ direction: 'out' })).toEqual([-100]);
    expect(await amounts({ reason: 'gift' })).toEqual([5, -100]);
    expect(await amounts({ reason: 'gift', direction: 'in' })).toEqual([5]);
    expect(await amounts({ to: first })).toEqual([1000]);
    expect(await amounts({ from: second })).toEqual([5, 40, -100]);
    expect(await amounts({ from: first, to: first })).toEqual([1000]);
    expect(await amounts({ from: second, to: second, direction: 'out', asset: 'CNY' })).toEqual([]);
  });

  it('counts a day from midnight to midnight in Hong Kong', async () => {
    const ada = await member();
    const now = portal.clock.now();
    const passed = (now.getTime() + 8 * 60 * minute) % day;
    portal.clock.advance(day - passed - minute);
    const before = portalDay(portal.clock.now());
    await walletOf(ada);
    portal.clock.advance(2 * minute);
    const after = portalDay(portal.clock.now());
    await giveBeans(portal.portal, ada.id, 7);
    const amounts = async (at: string) =>
      (await statement(ada, { from: at, to: at })).movements.map(({ amount }) => amount);
    expect([after > before, await amounts(before), await amounts(after)]).toEqual([true, [1000], [7]]);
  });

  it('has pages without gaps and consistent running balances', async () => {
    const [ada, bo] = [await member(), await member()];
    await walletOf(ada);
    for (let n = 0; n < 25; n += 1) await (n % 3 ? send(ada, bo, n) : send(bo, ada, n + 1));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => statement(ada, { page, limit: 8 })));
    const movements = pages.flatMap((page) => page.movements);
    expect(movements).toHaveLength(26);
    expect(pages[0]?.pagination).toMatchObject({ total: 26, last_page: 4 });
    for (const [at, { balance, amount }] of movements.entries()) {
      expect(balance - amount).toBe(movements[at + 1]?.balance ?? 0);
    }
    expect((await statement(ada, { page: 5, limit: 8 })).movements).toEqual([]);
  });

  it('returns only the caller’s movements', async () => {
    const [ada, bo, eve] = [await member(), await member(), await member()];
    await walletOf(ada);
    await send(ada, bo, 1);
    expect((await statement(eve)).movements).toEqual([]);
    expect((await file(eve)).body.split('\r\n')).toHaveLength(2);
  });

  it('estimates a long total, and pages no further than 2,000', async () => {
    const ada = await member();
    await makeManyMovements(portal.portal, ada.id, 3000);
    const { movements, pagination } = await statement(ada);
    expect(movements).toHaveLength(20);
    expect(pagination).toMatchObject({ relation: 'estimated', last_page: 2000 / 20 });
    expect(pagination.total).toBeGreaterThan(1000);
    expect((await statement(ada, { page: 100 })).movements).toHaveLength(20);
    expect((await statement(ada, { page: 101 })).movements).toEqual([]);
    expect((await statement(ada, { reason: 'recharge_bonus' })).pagination).toMatchObject({
      total: 2,
      relation: 'exact',
    });
  });

  it('rejects days in reverse', async () => {
    const ada = await member();
    const query = { from: '2026-11-02', to: '2026-11-01' };
    const answer = await ada.call(listMovements, { query });
    expect(answer).toMatchObject({ status: 422, message: '结束日期不能早于开始日期' });
  });
});

describe('exportMovements', () => {
  it('opens in Excel in Chinese, without formulas', async () => {
    const [ada, bo] = [await member(), await member('=HYPERLINK("https://evil.example","请点")')];
    await walletOf(ada);
    await send(ada, bo, 5, 'gift', '@SUM(1+1)');
    const reply = await file(ada, { direction: 'out' });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename=download[.]csv; filename\*=UTF-8''/,
    );
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, line, end] = reply.body.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe('"编号","时间（香港）","类别","收入","支出","余额","事由","对方","备注"');
    expect(line).toMatch(/^\d+,"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","浣熊豆",,5,995,"活动奖励",/);
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"",""请点"")","'@SUM(1+1)"`);
    expect(end).toBe('');
  });

  it('contains every movement once, in order, beyond one batch', async () => {
    const ada = await member();
    await makeManyMovements(portal.portal, ada.id, 1203);
    const ids = (await file(ada)).body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]));
    expect(new Set(ids).size).toBe(1203);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('has the same filters as the list', async () => {
    const ada = await member();
    await makeManyMovements(portal.portal, ada.id, 1998);
    const { movements } = await statement(ada, { reason: 'recharge_bonus' });
    const lines = (await file(ada, { reason: 'recharge_bonus' })).body.split('\r\n').slice(1, -1);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(movements.map(({ id }) => id));
    expect(lines).toHaveLength(1);
  });

  it('is valid for five minutes, and not with a forged address', async () => {
    const ada = await member();
    const data = await ada.ok(exportMovements, { body: {} });
    const open = async (url: string) => (await portal.portal.http.inject({ url })).statusCode;
    expect(await open(data.url)).toBe(200);
    expect(await open(`${data.url.slice(0, -2)}xx`)).toBe(404);
    expect(await open('/files/wallet-export')).toBe(404);
    portal.clock.advance(5 * minute + 1000);
    expect(await open(data.url)).toBe(404);
  });

  it('ends with the session', async () => {
    const ada = await member();
    const { url } = await ada.ok(exportMovements, { body: {} });
    await ada.ok(logout, {});
    expect((await portal.portal.http.inject({ url })).statusCode).toBe(404);
  });
});
