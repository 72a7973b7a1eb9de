/** Transfers between random accounts: by the ledger, alone or each in a transaction, or the same rows by plain SQL on tables without triggers. */
import { randomUUID } from 'node:crypto';
import { memberAccount, openLedger } from '@features/wallet/ledger';
import { systemClock } from '@platform/server/clock';
import { type Database, openDatabase } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { systemRandom } from '@platform/server/random';
import pg from 'pg';

export type Side = 'ledger' | 'transaction' | 'bare';

interface Task {
  databaseUrl: string;
  side: Side;
  /** Accounts and their owners. */
  accounts: { id: string; owner: string }[];
  seconds: number;
}
type Account = Task['accounts'][number];
type Transfer = (from: Account, to: Account) => Promise<void>;

const clients = 16;
let database: Database | undefined;
const connections: pg.Client[] = [];

/** One statement; one update changes both accounts in the order of their ids. */
const text = `with moved as (
    update bare_accounts set balance = balance + case id when $1::uuid then -$3::bigint else $3::bigint end
    where id in ($1::uuid, $2::uuid) returning id, balance
  )
  insert into bare_transfers
    (seq, key, asset, from_id, to_id, amount, reason, memo, from_balance, to_balance, created_at)
  select nextval('bare_transfers_seq'), $4, 'BEAN', $1, $2, $3, 'gift', null,
    (select balance from moved where id = $1), (select balance from moved where id = $2), $5`;

async function transfersOf({ side, databaseUrl }: Task): Promise<Transfer[]> {
  const indexes = Array.from({ length: clients }, (_, place) => place);
  if (side === 'bare') {
    while (connections.length < clients) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      connections.push(client);
    }
    return connections.map((client) => async (from, to) => {
      const values = [from.id, to.id, 1, randomUUID(), new Date()];
      await client.query({ name: 'transfer', text, values });
    });
  }
  database ??= openDatabase(databaseUrl, clients);
  const db = database;
  const ledger = openLedger({ clock: systemClock, random: systemRandom(systemClock) } as Services, {
    welcome: 0,
  });
  return indexes.map(() => async (from, to) => {
    const ends = { from: memberAccount(from.owner, 'BEAN'), to: memberAccount(to.owner, 'BEAN') };
    const transfer = { ...ends, key: randomUUID(), amount: 1, reason: 'gift' } as const;
    if (side === 'ledger') await ledger.transfer(db, transfer);
    else await db.transaction((tx) => ledger.transfer(tx, transfer));
  });
}

/** Transfers by all clients, each in its own loop, for a fixed time; returns transfers per second. */
async function runTask(task: Task): Promise<number> {
  const transfers = await transfersOf(task);
  const { accounts, seconds } = task;
  const randomAccount = () => accounts[Math.floor(Math.random() * accounts.length)];
  const startTime = performance.now();
  const elapsed = () => (performance.now() - startTime) / 1000;
  let transferCount = 0;
  const work = async (transfer: Transfer) => {
    while (elapsed() < seconds) {
      const [from, to] = [randomAccount(), randomAccount()];
      if (!from || !to || from === to) continue;
      await transfer(from, to);
      transferCount += 1;
    }
  };
  await Promise.all(transfers.map(work));
  return transferCount / elapsed();
}

process.on('SIGTERM', () => process.exit(0));
process.on('message', async (task: Task) => process.send?.({ rate: await runTask(task) }));
process.send?.({ ready: true });
