/** Writes the rows of an order by bare transactions of `pg`: one statement per table, one connection per client. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clients, linesOf, type OrderLine, ordersPerSecond } from './orders.config.ts';

interface Task {
  databaseUrl: string;
  productIds: string[];
  userId: string;
  seconds: number;
}

const shipping = JSON.stringify({
  fullName: '陈大文',
  phone: '+852 5123 4567',
  email: 'buyer@example.org',
  district: 'Sha Tin',
  addressLine1: '沙田正街 18 号 5 楼',
  postalCode: '999077',
  deliveryMethod: 'standard',
});

let orderCount = 0;

async function writeOrder(client: pg.Client, userId: string, lines: readonly OrderLine[]): Promise<void> {
  const id = randomUUID();
  const ids = lines.map((line) => line.id);
  const quantities = lines.map((line) => line.quantity);
  const now = new Date();
  orderCount += 1;
  const number = `BARE${process.pid}-${orderCount}`;
  await client.query('begin');
  await client.query(
    'insert into idempotency_keys (caller, key, fingerprint, answer, created_at) values ($1, $2, $3, $4, $5)',
    [userId, randomUUID(), id, JSON.stringify({ orderId: id, shipping }), now],
  );
  await client.query(
    `update products set stock = stock - line.quantity, sales = sales + line.quantity
     from unnest($1::uuid[], $2::int[]) as line(id, quantity) where products.id = line.id`,
    [ids, quantities],
  );
  await client.query(
    `insert into orders (id, order_number, user_id, status, payment_status, payment_method, delivery_method, shipping,
       subtotal, shipping_fee, total, usd_total, client_reference, from_cart, created_at, updated_at, expires_at)
     values ($1, $2, $3, 'pending', 'pending', 'stripe', 'standard', $4, 1280, 0, 1280, 197, $5, true, $6, $6, $7)`,
    [id, number, userId, shipping, id, now, new Date(now.getTime() + 1_800_000)],
  );
  await client.query(
    `insert into order_lines (order_id, position, product_id, title, inheritor, category, cover, price, quantity)
     select $1, place, id, '青花缠枝莲纹瓶', '李松年', 'traditional_craft', '/files/products/vase.svg', 1280, quantity
     from unnest($2::uuid[], $3::int[]) with ordinality as line(id, quantity, place)`,
    [id, ids, quantities],
  );
  await client.query(
    `insert into order_events (order_id, event, actor, at) values ($1, 'placed', 'buyer', $2)`,
    [id, now],
  );
  await client.query('commit');
}

const connections: pg.Client[] = [];

async function runTask({ databaseUrl, productIds, userId, seconds }: Task): Promise<number> {
  while (connections.length < clients) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    connections.push(client);
  }
  return ordersPerSecond(seconds, async (place, n) => {
    const client = connections[place];
    if (client) await writeOrder(client, userId, linesOf(productIds, place, n));
  });
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async (task: Task) => process.send?.({ rate: await runTask(task) }));
process.send?.({ ready: true });
