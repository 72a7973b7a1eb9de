/** Changes of the cart's items. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../contract/item.ts';
import { maxLines, maxQuantity } from '../contract/line.ts';
import { add, check, restore, setQuantity, takeOut } from './cart.rules.ts';

const now = new Date('2026-05-01T08:00:00Z');
const vase = { id: 'vase', title: '青花瓶', cover: '/files/vase.svg', price: 680 };
const fan = { id: 'fan', title: '缂丝团扇', cover: '/files/fan.svg', price: 320.5 };
const item = (product: typeof vase, quantity: number): CartItem => ({
  ...product,
  quantity,
  checked: true,
  addTime: now.toISOString(),
});

describe('add', () => {
  it('puts a new product first, checked, with its time', () => {
    expect(add([item(vase, 1)], fan, 2, now)).toEqual([item(fan, 2), item(vase, 1)]);
  });

  it('increases the quantity of an existing item and checks it', () => {
    expect(add([{ ...item(vase, 1), checked: false }], vase, 2, now)).toEqual([item(vase, 3)]);
  });

  it('stops at the maximum of pieces and lines', () => {
    expect(add([item(vase, 990)], vase, 50, now)?.[0]?.quantity).toBe(maxQuantity);
    const full = Array.from({ length: maxLines }, (_, place) => item({ ...vase, id: `p${place}` }, 1));
    expect(add(full, fan, 1, now)).toBeNull();
    expect(add(full, { ...vase, id: 'p7' }, 1, now)?.[7]?.quantity).toBe(2);
  });

  it('stores only the fields of an item', () => {
    expect(add([], { ...vase, stock: 5 } as typeof vase, 1, now)).toEqual([item(vase, 1)]);
  });
});

describe('setQuantity', () => {
  it.each([0, -1])('removes the item at %i', (quantity) => {
    expect(setQuantity([item(vase, 3), item(fan, 1)], 'vase', quantity)).toEqual([item(fan, 1)]);
  });

  it('rounds to whole pieces within the limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (quantity) => {
        const [changed] = setQuantity([item(vase, 3)], 'vase', quantity);
        expect(changed?.quantity).toBe(Math.min(Math.trunc(quantity), maxQuantity));
      }),
    );
  });
});

describe('check', () => {
  it('changes only the named items', () => {
    const checked = check([item(vase, 1), item(fan, 1)], new Set(['fan']), false);
    expect(checked.map((one) => one.checked)).toEqual([true, false]);
  });
});

describe('restore', () => {
  it('inserts the item at its former index', () => {
    const items = [item(vase, 1), item(fan, 1)];
    expect(restore(setQuantity(items, 'vase', 0), item(vase, 1), 0)).toEqual(items);
  });

  it('does not change an item that was added again', () => {
    expect(restore([item(vase, 5)], item(vase, 1), 0)).toEqual([item(vase, 5)]);
  });
});

describe('takeOut', () => {
  it('removes only the bought products', () => {
    expect(takeOut([item(vase, 3), item(fan, 1)], new Set(['vase', 'other']))).toEqual([item(fan, 1)]);
  });
});
