/** Placing an order exactly once: with a server that stores keys and a network that loses answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptKey, placeOnce, temporaryId } from './placeOrder.rules.ts';

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Stores orders by key, as the server does; each call may be lost before or after its effect. */
function shop(losses: ('before' | 'after' | 'no')[]) {
  const orders = new Map<string, { body: string; live: boolean }>();
  let count = 0;
  let calls = 0;
  const overNetwork = async <T>(work: () => T): Promise<T> => {
    const loss = losses[calls] ?? 'no';
    calls += 1;
    if (loss === 'before') throw new Refusal('NO_RESPONSE');
    const answer = work();
    if (loss === 'after') throw new Refusal('NO_RESPONSE');
    return answer;
  };
  let stored: AttemptKey | null = null;
  return {
    orders,
    stored: () => stored,
    port: {
      send: (body: string, key: string) =>
        overNetwork(() => {
          const order = orders.get(key);
          if (order && order.body !== body) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
          if (!order) orders.set(key, { body, live: true });
          return { key, body };
        }),
      cancel: (key: string) =>
        overNetwork(() => {
          const order = orders.get(key);
          if (order) order.live = false;
        }),
      newKey: () => {
        count += 1;
        return `temp_${count}`;
      },
      store: (key: AttemptKey) => {
        stored = key;
      },
    },
  };
}

describe('placeOnce', () => {
  it('retries with the same key after a lost answer', async () => {
    const { port, orders, stored } = shop(['after', 'no']);
    await expect(placeOnce(port, null, 'one vase')).rejects.toThrow('NO_RESPONSE');
    expect(await placeOnce(port, stored(), 'one vase')).toEqual({ key: 'temp_1', body: 'one vase' });
    expect(orders.size).toBe(1);
  });

  it('cancels the order of a lost answer when the buyer has changed the items since', async () => {
    const { port, orders, stored } = shop(['after', 'no']);
    await expect(placeOnce(port, null, 'one vase')).rejects.toThrow();
    expect(await placeOnce(port, stored(), 'two vases')).toEqual({ key: 'temp_2', body: 'two vases' });
    expect([...orders.values()]).toEqual([
      { body: 'one vase', live: false },
      { body: 'two vases', live: true },
    ]);
  });

  it('leaves at most one open order, the last requested one', async () => {
    const loss = fc.constantFrom('before' as const, 'after' as const, 'no' as const);
    const requests = fc.array(fc.constantFrom('one vase', 'two vases', 'a fan'), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(loss, { maxLength: 20 }), requests, async (losses, bodies) => {
        const { port, orders, stored } = shop(losses);
        for (const body of bodies) {
          const placed = await placeOnce(port, stored(), body).catch(() => null);
          const live = [...orders.values()].filter((order) => order.live);
          expect(live.length).toBeLessThanOrEqual(1);
          if (!placed) continue;
          expect(live).toEqual([{ body, live: true }]);
          return;
        }
      }),
    );
  });
});

describe('temporaryId', () => {
  it('consists of temp, the timestamp, and a number under 1000', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const [word, time, number] = temporaryId(new Date(1_700_000_000_000), random).split('_');
        expect([word, time]).toEqual(['temp', '1700000000000']);
        expect(Number(number)).toBeGreaterThanOrEqual(0);
        expect(Number(number)).toBeLessThan(1000);
      }),
    );
  });
});
