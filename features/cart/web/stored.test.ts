/** Reading `cartList` from local storage. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartItem } from '../contract/item.ts';
import { readStored } from './stored.ts';

const now = new Date('2026-05-01T08:00:00.000Z');
const item = {
  id: '01890000-0000-7000-8000-000000000000',
  title: '青花瓶',
  cover: '/files/vase.svg',
  price: 680,
  quantity: 2,
  checked: false,
  addTime: '2026-04-30T08:00:00.000Z',
};

describe('readStored', () => {
  it('reads a written list', () => {
    expect(readStored([item], now)).toEqual([item]);
  });

  it('upgrades the older shape', () => {
    const older = {
      id: 7,
      productName: '剪纸',
      productImg: '/a.png',
      salePrice: '39.9',
      productNum: 3,
      checked: true,
    };
    expect(readStored([older], now)).toEqual([
      {
        id: '7',
        title: '剪纸',
        cover: '/a.png',
        price: 39.9,
        quantity: 3,
        checked: true,
        addTime: now.toISOString(),
      },
    ]);
  });

  it('fills in missing fields and omits invalid entries', () => {
    const { addTime: _, checked: __, ...bare } = item;
    expect(readStored([bare, null, 'x', { id: 'y' }, { ...item, id: 'z', quantity: -3 }, item], now)).toEqual(
      [item],
    );
    expect(readStored([bare], now)).toEqual([{ ...item, checked: true, addTime: now.toISOString() }]);
  });

  it('never throws and returns only items', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json().map((text) => JSON.parse(text)),
          fc.array(fc.object()),
        ),
        (value) => {
          for (const one of readStored(value, now)) expect(cartItem.parse(one)).toEqual(one);
        },
      ),
    );
  });
});
