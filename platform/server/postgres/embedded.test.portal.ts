/** A portal with only its database, run by embedded.test.ts as a process that can be killed. */
import { writeSync } from 'node:fs';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';

const [dataDir = '', address = '', durability] = process.argv.slice(2);

/** Prints synchronously, because a killed process flushes nothing. */
function print(line: string): void {
  writeSync(1, `${line}\n`);
}

try {
  const database = await openEmbedded({ dataDir, address, durable: durability !== 'fast', log: () => {} });
  print('ready');
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table if not exists rows (n integer primary key)');
  const before = await client.query<{ n: number }>('select count(*)::integer as n from rows');
  for (let n = before.rows[0]?.n ?? 0; ; n++) {
    await client.query('insert into rows values ($1)', [n]);
    print(String(n));
  }
} catch (error) {
  print(
    JSON.stringify(error instanceof Error ? { ...error, name: error.name, message: error.message } : error),
  );
}
