/** Holds places of a course by bare transactions of `pg`, one connection per client. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clients, type SeatTask, seatsPerSecond } from './seats.config.ts';

const connections: pg.Client[] = [];

async function holdPlace(client: pg.Client, courseId: string, memberId: string): Promise<void> {
  const now = new Date();
  const id = randomUUID();
  await client.query('begin');
  const taken = await client.query(
    `update sales_courses set current_students = current_students + 1
     where id = $1 and current_students < max_students and end_time > $2`,
    [courseId, now],
  );
  if (taken.rowCount !== 1) throw new Error('the course is sold out');
  await client.query(
    `insert into sales_purchases
       (id, number, course_id, buyer_id, kind, status, payment_status, price, created_at, expires_at)
     values ($1, $2, $3, $4, 'direct', 'pending', 'pending', 10000, $5, $6)`,
    [id, `BARE${id}`, courseId, memberId, now, new Date(now.getTime() + 1_800_000)],
  );
  await client.query('commit');
}

async function runTask({ databaseUrl, courseId, memberIds }: SeatTask): Promise<number> {
  while (connections.length < clients) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    connections.push(client);
  }
  return seatsPerSecond(memberIds, async (place, memberId) => {
    const client = connections[place];
    if (client) await holdPlace(client, courseId, memberId);
  });
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async (task: SeatTask) => process.send?.({ rate: await runTask(task) }));
process.send?.({ ready: true });
