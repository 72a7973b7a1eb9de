/** Which products an order takes: the same for the portal and for the bare transactions. */

/** Clients that order at the same time. */
export const clients = 16;

export interface Wish {
  id: string;
  quantity: number;
}

/** The wishes of a client's n-th order: one product, then a basket of three, by turns; no two clients share a product. */
export function wishesOf(productIds: readonly string[], client: number, n: number): Wish[] {
  const own = productIds.filter((_, place) => place % clients === client);
  const pieces = n % 2 === 0 ? 1 : 3;
  return Array.from({ length: pieces }, (_, piece) => ({
    id: own[(n * 3 + piece) % own.length] ?? '',
    quantity: piece + 1,
  }));
}

/** Orders by all clients, each in its own loop, until the time is up; how many per second. */
export async function ordersPerSecond(
  seconds: number,
  order: (client: number, n: number) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  let placed = 0;
  const work = async (client: number) => {
    for (let n = 0; elapsed() < seconds; n += 1) {
      await order(client, n);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return placed / elapsed();
}
