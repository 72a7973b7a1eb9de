/** The whole database as text, to prove what a stolen one does not contain. */
import type { Database } from '../database/database.ts';

/** Every row of every table, those of the job queue included. */
export async function allRows({ $client }: Database): Promise<string> {
  const { rows: tables } = await $client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<{ line: string }>(`select t::text as line from ${name} t`);
    dumps.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return dumps.join('\n');
}
