/** The fixture of applications' tests: the real server, applicants, staff, and their actions. */
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { eq } from 'drizzle-orm';
import {
  type ApplicationDetail,
  createApplication,
  getApplication,
  submitApplication,
} from '../contract/application.ts';
import type { Material } from '../contract/material.ts';
import { uploadMaterial } from '../contract/materials.ts';
import { makeScholarship, someFile, someForm } from './factory.ts';
import { moveApplication, type StaffMove } from './review.actions.ts';
import type { NewScholarship } from './scholarships.store.ts';
import { type ScholarshipRow, scholarships } from './tables.ts';

export interface Fixture extends TestPortal {
  scholarship(overrides?: Partial<NewScholarship>): Promise<string>;
  /** A scholarship's row with its counters. */
  rowOf(scholarshipId: string): Promise<ScholarshipRow>;
  /** Creates a complete draft; by default for a new scholarship. */
  draft(
    by: Person,
    scholarshipId?: string,
    form?: Parameters<typeof someForm>[0],
  ): Promise<ApplicationDetail>;
  submit(by: Person, id: string): Promise<ApplicationDetail>;
  submitted(by: Person, scholarshipId?: string): Promise<ApplicationDetail>;
  read(by: Person, id: string): Promise<ApplicationDetail>;
  upload(by: Person, id: string, file?: { name: string; bytes: Uint8Array }): Promise<Material>;
  move(by: Person, id: string, move: StaffMove, note?: string): Promise<void>;
}

/** Opens the fixture; close it with `stop`. */
export async function openFixture(): Promise<Fixture> {
  const portal = await testPortal();
  const { db } = portal.portal;
  const fixture: Fixture = {
    ...portal,
    scholarship: (overrides) => makeScholarship(portal.portal, overrides),
    async rowOf(scholarshipId) {
      const [row] = await db.select().from(scholarships).where(eq(scholarships.id, scholarshipId));
      if (!row) throw new Error(`no scholarship ${scholarshipId}`);
      return row;
    },
    async draft(by, scholarshipId, form) {
      const scholarship_id = scholarshipId ?? (await fixture.scholarship());
      const body = { ...someForm(form), scholarship_id, status: 'draft' as const };
      return by.ok(createApplication, { body });
    },
    submit: (by, id) => by.ok(submitApplication, { params: { id } }),
    async submitted(by, scholarshipId) {
      const { id } = await fixture.draft(by, scholarshipId);
      return fixture.submit(by, id);
    },
    read: (by, id) => by.ok(getApplication, { params: { id } }),
    upload: (by, id, file = { name: '成绩单.pdf', bytes: someFile() }) =>
      by.ok(uploadMaterial, { params: { id }, query: { kind: 'transcript' } }, { file }),
    async move(by, id, move, note) {
      await db.transaction((tx) => moveApplication(portal.portal, tx, { id, move, by, note: note ?? null }));
    },
  };
  return fixture;
}

/** An unknown id. */
export const unknownId = '01890000-0000-7000-8000-000000000000';
