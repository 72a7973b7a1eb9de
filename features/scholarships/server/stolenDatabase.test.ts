/** A stolen database: no table contains an identity number in any form. */

import type { Person } from '@apps/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplication, saveDraft } from '../contract/application.ts';
import { getReceipt } from '../contract/receipt.ts';
import { someForm } from './factory.ts';
import { revealIdNumber } from './review.actions.ts';
import { type Fixture, openFixture } from './testing.fixture.ts';

const number = '99010120040520793X';

let fixture: Fixture;
let me: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
});
afterAll(() => fixture.stop());

/** Every row of every table, the job queue's included, as text. */
async function allRows(): Promise<string> {
  const { $client } = fixture.portal.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query(`select t::text as line from ${name} t`);
    dumps.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return dumps.join('\n');
}

test('no row contains an identity number in clear, after drafting, submitting, a receipt and a reveal', async () => {
  const scholarship_id = await fixture.scholarship();
  const body = { ...someForm({ id_number: number }), scholarship_id, status: 'draft' as const };
  const options = { token: me.token, key: 'theft-1' };
  const { id } = await fixture.ok(createApplication, { body }, options);
  await me.call(saveDraft, { params: { id }, body: { revision: 1, id_number: number } });
  await fixture.submit(me, id);
  await me.call(getReceipt, { params: { id } });
  const admin = await fixture.person('admin');
  const revealed = await fixture.portal.db.transaction((tx) =>
    revealIdNumber(fixture.portal, tx, { applicationId: id, adminId: admin.id }),
  );
  expect(revealed).toBe(number);
  const dump = await allRows();
  // The search finds other stored values.
  expect(dump).toContain(someForm().personal_statement);
  expect(dump).toContain('9******3X');
  for (const form of [number, number.slice(1, -2), Buffer.from(number).toString('base64').slice(2, -4)])
    expect(dump).not.toContain(form);
});

test('no answer to the applicant contains it', async () => {
  const { id } = await fixture.draft(me, undefined, { id_number: number });
  const read = JSON.stringify([await fixture.read(me, id), await fixture.submit(me, id)]);
  const receipt = JSON.stringify(await me.call(getReceipt, { params: { id } }));
  expect(read + receipt).not.toContain(number.slice(1, -2));
});
