/** The rows of the cart with current offers. */
import type { ProductOffer } from '@features/shop/contract/product';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../contract/item.ts';
import { rowsOf, subtotalOf } from './view.rules.ts';

const item = (id: string, quantity: number, price: number, checked = true): CartItem => ({
  id,
  title: id,
  cover: '',
  price,
  quantity,
  checked,
  addTime: '2026-05-01T08:00:00.000Z',
});
const offer = (id: string, price: number, stock: number): ProductOffer => ({
  id,
  title: id,
  inheritor: '沈绣云',
  category: 'traditional_craft',
  cover: '',
  price,
  stock,
});

describe('rowsOf', () => {
  it.each([
    ['available', 2, 5],
    ['available', 5, 5],
    ['short', 6, 5],
    ['sold_out', 1, 0],
  ] as const)('marks a line %s with quantity %i and stock %i', (state, quantity, stock) => {
    expect(rowsOf([item('a', quantity, 10)], [offer('a', 10, stock)])[0]?.state).toBe(state);
  });

  it('shows a changed price', () => {
    const [up, same] = rowsOf([item('a', 1, 10), item('b', 1, 20)], [offer('a', 12.5, 9), offer('b', 20, 9)]);
    expect(up).toMatchObject({ price: 12.5, priceBefore: 10 });
    expect(same).toMatchObject({ price: 20, priceBefore: null });
  });

  it('excludes deleted and sold out products', () => {
    const rows = rowsOf(
      [item('a', 1, 10), item('b', 1, 10), item('c', 1, 10)],
      [offer('b', 10, 0), offer('c', 10, 1)],
    );
    expect(rows.map(({ state, chosen }) => [state, chosen])).toEqual([
      ['gone', false],
      ['sold_out', false],
      ['available', true],
    ]);
    expect(rows.filter((row) => row.buyable).map((row) => row.item.id)).toEqual(['c']);
  });
});

describe('subtotalOf', () => {
  it('sums the checked lines at the current price, exactly', () => {
    const rows = rowsOf(
      [item('a', 3, 9), item('b', 1, 5, false), item('c', 1, 0.1), item('d', 1, 0.2)],
      [offer('a', 19.99, 9), offer('b', 5, 9), offer('c', 0.1, 9), offer('d', 0.2, 9)],
    );
    expect(subtotalOf(rows)).toBe(6027);
  });
});
