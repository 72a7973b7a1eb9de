/** The products of each order: the same for the portal and for the bare transactions. */

/** The number of concurrent clients. */
export const clients = 16;

export interface OrderLine {
  id: string;
  quantity: number;
}

/** The lines of a client's n-th order: alternately one product and three; clients have no products in common. */
export function linesOf(productIds: readonly string[], client: number, n: number): OrderLine[] {
  const own = productIds.filter((_, place) => place % clients === client);
  const lineCount = n % 2 === 0 ? 1 : 3;
  return Array.from({ length: lineCount }, (_, index) => ({
    id: own[(n * 3 + index) % own.length] ?? '',
    quantity: index + 1,
  }));
}

/** Orders by all clients, each in its own loop, for a fixed time; returns orders per second. */
export async function ordersPerSecond(
  seconds: number,
  order: (client: number, n: number) => Promise<void>,
): Promise<number> {
  const startTime = performance.now();
  const elapsed = () => (performance.now() - startTime) / 1000;
  let orderCount = 0;
  const work = async (client: number) => {
    for (let n = 0; elapsed() < seconds; n += 1) {
      await order(client, n);
      orderCount += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return orderCount / elapsed();
}
