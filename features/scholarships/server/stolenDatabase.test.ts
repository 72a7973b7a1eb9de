/** A stolen database: no table contains an identity number in any form. */

import type { Person } from '@apps/server/testing';
import { allRows } from '@platform/server/testing/dump';
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
  const dump = await allRows(fixture.portal.db);
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
