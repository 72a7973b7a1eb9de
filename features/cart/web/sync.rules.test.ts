/** The owner of the browser's cart and its merge with the server's. */
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../contract/item.ts';
import type { SavedCart } from '../contract/saved.ts';
import {
  type CartState,
  endSession,
  isUnsent,
  linesOf,
  nextSave,
  receive,
  startSession,
} from './sync.rules.ts';

const ids = {
  vase: '01890000-0000-7000-8000-000000000001',
  fan: '01890000-0000-7000-8000-000000000002',
  tea: '01890000-0000-7000-8000-000000000003',
};
const item = (name: keyof typeof ids, quantity: number, price = 100): CartItem => ({
  id: ids[name],
  title: name,
  cover: `/files/${name}.svg`,
  price,
  quantity,
  checked: true,
  addTime: '2026-05-01T08:00:00.000Z',
});
const saved = (revision: number, ...items: CartItem[]): SavedCart => ({ revision, items });
const quantities = (state: CartState) =>
  Object.fromEntries(state.items.map(({ title, quantity }) => [title, quantity]));

/** A member's cart after synchronisation. */
function logIn(state: CartState, userId: string, server: SavedCart) {
  return receive(startSession(state, userId), server);
}
const empty: CartState = { items: [], sync: null };

describe('logging in', () => {
  it('merges the visitor’s items with the account’s', () => {
    const state = logIn(
      { items: [item('vase', 2)], sync: null },
      'ada',
      saved(4, item('vase', 1), item('fan', 3)),
    );
    expect(quantities(state)).toEqual({ vase: 2, fan: 3 });
    expect(state.sync.revision).toBe(4);
    expect(isUnsent(state)).toBe(true);
  });

  it('does not double quantities when repeated', () => {
    let state: CartState = { items: [item('vase', 2)], sync: null };
    for (let times = 0; times < 3; times += 1) {
      const merged = logIn(state, 'ada', saved(times, item('vase', 2)));
      expect(quantities(merged)).toEqual({ vase: 2 });
      state = endSession(merged);
    }
  });

  it('changes nothing when the session is restored', () => {
    const state = logIn(empty, 'ada', saved(1, item('vase', 2)));
    expect(startSession(state, 'ada')).toEqual(state);
  });

  it('removes another member’s items even without a logout', () => {
    const state = logIn(empty, 'ada', saved(1, item('vase', 2)));
    expect(quantities(logIn(state, 'bo', saved(0)))).toEqual({});
  });
});

describe('the end of a session', () => {
  it('keeps an anonymous visitor’s items', () => {
    const state: CartState = { items: [item('vase', 1)], sync: null };
    expect(endSession(state)).toEqual(state);
  });

  it('removes a saved cart', () => {
    expect(endSession(logIn(empty, 'ada', saved(1, item('vase', 2))))).toEqual(empty);
  });

  const offline = () => {
    const state = logIn(empty, 'ada', saved(1, item('vase', 2)));
    return endSession({ ...state, items: [item('vase', 5), item('tea', 1)] });
  };

  it('stores unsent changes for their member', () => {
    const ended = offline();
    expect(ended.items).toEqual([]);
    expect(endSession(ended)).toEqual(ended);
    const again = logIn(ended, 'ada', saved(1, item('vase', 2)));
    expect(quantities(again)).toEqual({ vase: 5, tea: 1 });
  });

  it('merges them with items added meanwhile', () => {
    const again = logIn({ ...offline(), items: [item('fan', 1)] }, 'ada', saved(1, item('vase', 2)));
    expect(quantities(again)).toEqual({ vase: 5, tea: 1, fan: 1 });
  });

  it('does not show them to another member', () => {
    const other = logIn({ ...offline(), items: [item('fan', 1)] }, 'bo', saved(0));
    expect(quantities(other)).toEqual({ fan: 1 });
  });
});

describe('a save without an answer', () => {
  const left = () => {
    const state = logIn({ items: [item('vase', 1)], sync: null }, 'ada', saved(0));
    return { items: [item('vase', 4)], sync: { ...state.sync, saving: linesOf(state.items) } };
  };

  it('is repeated unchanged before later changes are sent', () => {
    const state = left();
    expect(nextSave(state)).toEqual([expect.objectContaining({ id: ids.vase, quantity: 1 })]);
    const answered = receive(
      startSession(state, 'ada'),
      saved(1, item('vase', 1)),
      linesOf([item('vase', 1)]),
    );
    expect(quantities(answered)).toEqual({ vase: 4 });
    expect(nextSave(answered)).toEqual([expect.objectContaining({ id: ids.vase, quantity: 4 })]);
    expect(nextSave(receive(answered, saved(2, item('vase', 4)), linesOf(answered.items)))).toBeNull();
  });

  it('is not repeated in a later session', () => {
    expect(endSession(left()).sync?.saving).toBeNull();
  });
});

describe('receiving the server’s cart', () => {
  it('merges changes of another device with changes here', () => {
    const state = logIn(empty, 'ada', saved(1, item('vase', 2), item('fan', 1)));
    const here = { ...state, items: [item('vase', 2), item('tea', 1), item('fan', 1)] };
    expect(quantities(receive(here, saved(2, item('vase', 7))))).toEqual({ vase: 7, tea: 1 });
  });

  it('keeps the price at which an item was added', () => {
    const state = logIn({ items: [item('vase', 1, 80)], sync: null }, 'ada', saved(1, item('vase', 1, 100)));
    expect(state.items[0]?.price).toBe(80);
  });

  it('keeps changes made during a save', () => {
    const state = logIn({ items: [item('vase', 1)], sync: null }, 'ada', saved(0));
    const sent = linesOf(state.items);
    const busy = { ...state, items: [item('vase', 4)] };
    const answered = receive(busy, saved(1, item('vase', 1)), sent);
    expect(quantities(answered)).toEqual({ vase: 4 });
    expect(isUnsent(answered)).toBe(true);
  });

  it('removes unknown products after a save', () => {
    const state = logIn({ items: [item('vase', 1), item('tea', 1)], sync: null }, 'ada', saved(0));
    const answered = receive(state, saved(1, item('vase', 1)), linesOf(state.items));
    expect(quantities(answered)).toEqual({ vase: 1 });
    expect(isUnsent(answered)).toBe(false);
  });

  it('keeps items of older releases in the browser', () => {
    const older = { ...item('tea', 1), id: '7' };
    const state = logIn({ items: [older], sync: null }, 'ada', saved(1, item('vase', 1)));
    expect(quantities(state)).toEqual({ vase: 1, tea: 1 });
    expect(isUnsent(state)).toBe(false);
  });

  it('counts a lost answer once', () => {
    const state = logIn({ items: [item('vase', 3)], sync: null }, 'ada', saved(0));
    expect(quantities(receive(state, saved(1, item('vase', 3))))).toEqual({ vase: 3 });
  });
});
