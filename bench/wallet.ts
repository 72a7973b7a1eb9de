/** The wallet: transfers compared with bare SQL without triggers, and a long statement with a short one. */
import { makeManyMovements } from '@features/wallet/factory';
import { systemClock } from '@platform/server/clock';
import { type Database, openDatabase } from '@platform/server/database/database';
import { sql } from 'drizzle-orm';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { register } from './members.ts';
import type { Side } from './wallet.main.ts';

const accountCount = 1000;
const rounds = 5;
const sides = ['ledger', 'transaction', 'bare'] as const;
/** Seconds per side and round. */
const roundSeconds = 2;

const long = 1_000_000;
const short = 1000;
const requestCount = 60;

/** Opens accounts with beans, and creates copies of the tables without triggers; returns ids and owners. */
async function prepare(db: Database): Promise<{ id: string; owner: string }[]> {
  await db.execute(sql`
    insert into wallet_accounts (id, kind, owner_id, asset, overdraft, created_at)
    select uuidv7(), 'member', gen_random_uuid(), 'BEAN', false, now() from generate_series(1, ${accountCount}::int)`);
  const { rows } = await db.execute<{ id: string; owner: string }>(sql`
    select id, owner_id as owner from wallet_accounts a
    where asset = 'BEAN' and not exists (select from users where users.id = a.owner_id) and kind = 'member'`);
  await db.execute(sql`
    insert into wallet_transfers
      (seq, key, asset, from_id, to_id, amount, reason, from_balance, to_balance, created_at)
    select 0, 'bench:' || a.id, 'BEAN', p.id, a.id, 1000000, 'gift', 0, 0, now()
    from wallet_accounts p, wallet_accounts a
    where p.kind = 'promotion' and p.asset = 'BEAN' and a.balance = 0 and a.asset = 'BEAN' and a.kind = 'member'`);
  for (const text of [
    'create table bare_accounts (like wallet_accounts including all)',
    'create table bare_transfers (like wallet_transfers including all)',
    'create sequence bare_transfers_seq',
    'insert into bare_accounts select * from wallet_accounts',
    'vacuum analyze bare_accounts',
    'vacuum analyze wallet_accounts',
  ]) {
    await db.execute(sql.raw(text));
  }
  return rows;
}

async function transfers(db: Database, databaseUrl: string): Promise<Figure[]> {
  const accounts = await prepare(db);
  const program = start('bench/wallet.main.ts');
  const rate = async (side: Side, seconds: number) =>
    (await program.request<{ rate: number }>({ databaseUrl, side, accounts, seconds })).rate;
  try {
    await program.receive();
    for (const side of sides) await rate(side, 1);
    const measurements: Record<Side, number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [ledger, transaction, bare] = [
        await rate('ledger', roundSeconds),
        await rate('transaction', roundSeconds),
        await rate('bare', roundSeconds),
      ];
      measurements.push({ ledger, transaction, bare });
    }
    const medianOf = (of: (round: Record<Side, number>) => number) => median(measurements.map(of));
    const figure = (side: Side): Omit<Figure, 'what'> => ({
      part: 'wallet',
      value: medianOf((round) => round[side] / round.bare),
      unit: 'x',
      detail: `${Math.round(medianOf((round) => round[side]))} against ${Math.round(medianOf((round) => round.bare))} transfers/s`,
    });
    return [
      {
        ...figure('ledger'),
        what: 'transfers by 16 clients: throughput against one bare statement without guards',
        target: { atLeast: 0.5 },
      },
      { ...figure('transaction'), what: '… each in a transaction, which takes three round trips' },
    ];
  } finally {
    await program.end();
  }
}

interface Reader {
  token: string;
}

/** The duration of loading a page of a member's statement, in milliseconds. */
async function timeRequest(url: string, query: string, { token }: Reader): Promise<number> {
  const startTime = performance.now();
  const answer = await fetch(`${url}/api/wallet/movements?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a statement gets ${answer.status}`);
  return performance.now() - startTime;
}

async function statements(db: Database, url: string): Promise<Figure[]> {
  const [few, many] = [await register(url), await register(url)];
  await makeManyMovements({ db, clock: systemClock }, few.user.id, short);
  await makeManyMovements({ db, clock: systemClock }, many.user.id, long);
  const monthsAgo = new Date(Date.now() - 200 * 24 * 3_600_000).toISOString().slice(0, 10);
  const figures: Figure[] = [];
  for (const [what, query] of [
    ['first page of a statement', ''],
    ['… for a rare reason', 'reason=recharge_bonus'],
    ['… of a day half a year ago', `from=${monthsAgo}&to=${monthsAgo}`],
  ] as const) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let n = -10; n < requestCount; n += 1) {
      const duration = { few: await timeRequest(url, query, few), many: await timeRequest(url, query, many) };
      if (n < 0) continue;
      times.few.push(duration.few);
      times.many.push(duration.many);
    }
    const [before, after] = [median(times.few), median(times.many)];
    figures.push({
      part: 'wallet',
      what: `${what}: median time at 1,000,000 movements against 1,000`,
      value: after / before,
      unit: 'x',
      target: { atMost: 2 },
      detail: `${after.toFixed(1)} against ${before.toFixed(1)} ms`,
    });
  }
  return figures;
}

/** Measures transfers per second, then statements. */
export async function wallet(fixture: Fixture): Promise<Figure[]> {
  const { url, databaseUrl } = await fixture.portal();
  const db = openDatabase(databaseUrl, 2);
  try {
    return [...(await transfers(db, databaseUrl)), ...(await statements(db, url))];
  } finally {
    await db.$client.end();
  }
}
