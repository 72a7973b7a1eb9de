/** The cart's endpoints over the real server. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { makeProduct } from '@features/shop/factory';
import { type Caller, expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCart, saveCart } from '../contract/cart.ts';
import { type CartLine, maxLines } from '../contract/line.ts';
import { checkedLines, removeBought } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const added = '2026-05-01T08:00:00.000Z';
const line = (id: string, quantity = 1, checked = true, addTime = added): CartLine => ({
  id,
  quantity,
  checked,
  addTime,
});
const read = (by: Caller) => by.call(readCart, {});
const save = (by: Caller, revision: number, items: CartLine[]) =>
  by.call(saveCart, { body: { revision, items } });

describe('readCart', () => {
  it('returns an empty cart of revision 0 for a new member', async () => {
    const ada = await portal.person();
    const answer = await read(ada);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ revision: 0, items: [] });
  });

  it('returns current product data, the newest line first', async () => {
    const ada = await portal.person();
    const [vase, fan] = [
      await makeProduct(portal.portal, { title: '青花瓶', price: 68_050 }),
      await makeProduct(portal.portal, { title: '团扇' }),
    ];
    const later = '2026-05-02T08:00:00.000Z';
    await save(ada, 0, [line(vase.id, 2), line(fan.id, 1, false, later)]);
    const { data } = await read(ada);
    expect(data.revision).toBe(1);
    expect(data.items).toEqual([
      { ...line(fan.id, 1, false, later), title: '团扇', cover: fan.cover, price: fan.price },
      { ...line(vase.id, 2), title: '青花瓶', cover: vase.cover, price: 680.5 },
    ]);
  });

  it('returns only the caller’s cart', async () => {
    const [one, other] = [await portal.person(), await portal.person()];
    const vase = await makeProduct(portal.portal);
    await save(one, 0, [line(vase.id)]);
    expect((await read(other)).data).toEqual({ revision: 0, items: [] });
    expect((await save(other, 0, [])).data.revision).toBe(1);
    expect((await read(one)).data.items).toHaveLength(1);
  });
});

describe('saveCart', () => {
  it('replaces the whole cart and increments the revision', async () => {
    const ada = await portal.person();
    const [vase, fan] = [await makeProduct(portal.portal), await makeProduct(portal.portal)];
    await save(ada, 0, [line(vase.id, 2)]);
    const { data } = await save(ada, 1, [line(fan.id, 999)]);
    expect(data.revision).toBe(2);
    expect(data.items.map(({ id, quantity }) => [id, quantity])).toEqual([[fan.id, 999]]);
    expect((await save(ada, 2, [])).data).toEqual({ revision: 3, items: [] });
  });

  it('omits unknown products', async () => {
    const ada = await portal.person();
    const vase = await makeProduct(portal.portal);
    const { data } = await save(ada, 0, [line('01890000-0000-7000-8000-000000000000'), line(vase.id)]);
    expect(data.items.map(({ id }) => id)).toEqual([vase.id]);
  });

  it('uses only product, quantity, check mark and time from the client', async () => {
    const ada = await portal.person();
    const vase = await makeProduct(portal.portal, { title: '青花瓶' });
    const forged = { ...line(vase.id), title: '便宜货', price: 0.01, userId: 'someone' };
    const { data } = await save(ada, 0, [forged]);
    expect(data.items[0]).toMatchObject({ title: '青花瓶', price: vase.price });
  });

  it.each([
    ['a quantity of 0', [{ quantity: 0 }]],
    ['a quantity of 1000', [{ quantity: 1000 }]],
    ['half a piece', [{ quantity: 1.5 }]],
    ['an id that is no UUID', [{ id: '7' }]],
    ['a time that is none', [{ addTime: 'yesterday' }]],
    ['a time out of this world', [{ addTime: '0001-01-01T00:00:00.000Z' }]],
    ['a product twice', [{}, {}]],
  ])('rejects %s', async (_, wrong) => {
    const ada = await portal.person();
    const vase = await makeProduct(portal.portal);
    const answer = await save(
      ada,
      0,
      wrong.map((fields) => ({ ...line(vase.id), ...fields })),
    );
    expectRefused(answer, 'VALIDATION_FAILED');
    expect((await read(ada)).data.revision).toBe(0);
  });

  it(`rejects more than ${maxLines} lines and saves that many`, async () => {
    const ada = await portal.person();
    const lines = Array.from({ length: maxLines + 1 }, () => line(portal.portal.random.id()));
    expect(await save(ada, 0, lines)).toMatchObject({ status: 422, message: '购物车最多容纳 100 种商品' });
    expect((await save(ada, 0, lines.slice(1))).status).toBe(200);
  });

  it("REVISION_CONFLICT: after another device's save, with the current cart", async () => {
    const ada = await portal.person();
    const [vase, fan] = [await makeProduct(portal.portal), await makeProduct(portal.portal)];
    await save(ada, 0, [line(vase.id, 3)]);
    for (const stale of [0, 2, 99]) {
      const answer = await save(ada, stale, [line(fan.id)]);
      expectRefused(answer, 'REVISION_CONFLICT', {
        details: { current: { revision: 1, items: [{ id: vase.id, quantity: 3 }] } },
      });
    }
    expect((await read(ada)).data.items.map(({ id }) => id)).toEqual([vase.id]);
  });

  it('returns the first answer for a repeated save', async () => {
    const ada = await portal.person();
    const [vase, fan] = [await makeProduct(portal.portal), await makeProduct(portal.portal)];
    const lines = [line(vase.id, 3), line(fan.id, 1, false)];
    const [first, again] = await Promise.all([save(ada, 0, lines), save(ada, 0, lines)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect((await save(ada, 0, lines.toReversed())).data).toEqual(first.data);
    expect((await read(ada)).data.revision).toBe(1);
  });

  it.each([0, 1])('accepts exactly one of many concurrent saves over revision %i', async (revision) => {
    const ada = await portal.person();
    const vase = await makeProduct(portal.portal);
    if (revision === 1) await save(ada, 0, []);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, device) => save(ada, revision, [line(vase.id, device + 1)])),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect((await read(ada)).data).toEqual(won[0]?.data);
  });
});

describe('the cart source of orders', () => {
  it('returns the checked lines and removes bought products', async () => {
    const ada = await portal.person();
    const { db } = portal.portal;
    const [vase, fan] = [await makeProduct(portal.portal), await makeProduct(portal.portal)];
    await save(ada, 0, [line(vase.id, 2), line(fan.id, 5, false)]);
    expect(await checkedLines(db, ada.id)).toEqual([{ productId: vase.id, quantity: 2 }]);

    await db.transaction((tx) => removeBought(tx, ada.id, [vase.id]));
    const { data } = await read(ada);
    expect(data.revision).toBe(2);
    expect(data.items.map(({ id }) => id)).toEqual([fan.id]);
    expect(await checkedLines(db, ada.id)).toEqual([]);
  });

  it('changes nothing without a saved cart', async () => {
    const ada = await portal.person();
    await portal.portal.db.transaction((tx) => removeBought(tx, ada.id, [ada.id]));
    expect((await read(ada)).data).toEqual({ revision: 0, items: [] });
  });
});
