/** The fixture of the reviews' tests: the real server, submitted applications, and reviewers. */
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import {
  type ApplicationDetail,
  createApplication,
  getApplication,
  submitApplication,
} from '@features/scholarships/contract/application';
import { uploadMaterial } from '@features/scholarships/contract/materials';
import { makeScholarship, someFile, someForm } from '@features/scholarships/factory';
import { beginReview } from '../contract/application.ts';
import { assignReviewer } from '../contract/assignment.ts';
import type { ReviewerProfile } from '../contract/reviewer.ts';
import { scoreApplication } from '../contract/score.ts';
import { getReviewSettings, updateReviewSettings } from '../contract/settings.ts';
import type { ReviewSettings } from '../contract/values.ts';
import { makeReviewer } from './factory.ts';

export interface Fixture extends TestPortal {
  admin: Person;
  /** A new user with the profile of a reviewer. */
  reviewer(profile?: Partial<ReviewerProfile>, role?: 'reviewer' | 'admin'): Promise<Person>;
  scholarship(overrides?: Parameters<typeof makeScholarship>[1]): Promise<string>;
  /** A submitted application with one material; by default of a new applicant for a new scholarship. */
  application(overrides?: {
    by?: Person;
    scholarshipId?: string;
    form?: Parameters<typeof someForm>[0];
    fileName?: string;
  }): Promise<ApplicationDetail & { owner: Person }>;
  begin(id: string): Promise<void>;
  assign(id: string, reviewer: Person): Promise<void>;
  score(id: string, by: Person, score: number, comment?: string): Promise<void>;
  set(settings: Partial<ReviewSettings>): Promise<void>;
}

/** Opens the fixture with blind review and the scale 100; close it with `stop`. */
export async function openFixture(): Promise<Fixture> {
  const portal = await testPortal();
  const admin = await portal.person('admin');
  const fixture: Fixture = {
    ...portal,
    admin,
    async reviewer(profile, role = 'reviewer') {
      const person = await portal.person(role);
      await makeReviewer(portal.portal, person.id, profile);
      return person;
    },
    scholarship: (overrides) => makeScholarship(portal.portal, overrides),
    async application({ by, scholarshipId, form, fileName = '成绩单.pdf' } = {}) {
      const owner = by ?? (await portal.person());
      const scholarship_id = scholarshipId ?? (await fixture.scholarship());
      const body = { ...someForm(form), scholarship_id, status: 'draft' as const };
      const { id } = await owner.ok(createApplication, { body });
      const file = { name: fileName, bytes: someFile() };
      await owner.ok(uploadMaterial, { params: { id }, query: { kind: 'transcript' } }, { file });
      await owner.ok(submitApplication, { params: { id } });
      return { ...(await owner.ok(getApplication, { params: { id } })), owner };
    },
    async begin(id) {
      await admin.ok(beginReview, { params: { id } });
    },
    async assign(id, reviewer) {
      await admin.ok(assignReviewer, { params: { id, reviewerId: reviewer.id } });
    },
    async score(id, by, score, comment) {
      const { scoreScale } = await admin.ok(getReviewSettings, {});
      const body = { score, scoreScale, ...(comment ? { comment } : {}) };
      await by.ok(scoreApplication, { params: { id }, body });
    },
    async set(changes) {
      const { updatedAt: _, ...settings } = await admin.ok(getReviewSettings, {});
      await admin.ok(updateReviewSettings, { body: { ...settings, ...changes } });
    },
  };
  return fixture;
}

/** An unknown id. */
export const unknownId = '01890000-0000-7000-8000-000000000000';
