/** The fixture for tests of the reviews: the real server, applicants with submitted applications, and their judges. */
import { type Answer, type TestPortal, testPortal } from '@apps/server/testing';
import { makeRole, registerMember } from '@features/accounts/factory';
import {
  type ApplicationDetail,
  createApplication,
  getApplication,
  submitApplication,
} from '@features/scholarships/contract/application';
import { uploadMaterial } from '@features/scholarships/contract/materials';
import { makeScholarship, someFile, someForm } from '@features/scholarships/factory';
import type { Endpoint, Input, Role } from '@platform/contract/endpoint';
import { beginReview } from '../contract/application.ts';
import { assignReviewer } from '../contract/assignment.ts';
import type { ReviewerProfile } from '../contract/reviewer.ts';
import { scoreApplication } from '../contract/score.ts';
import { getReviewSettings, updateReviewSettings } from '../contract/settings.ts';
import type { ReviewSettings } from '../contract/values.ts';
import { makeReviewer } from './factory.ts';

export interface Person {
  id: string;
  token: string;
  role: Role;
}

type Registered = Parameters<typeof registerMember>[1];

export interface Fixture extends TestPortal {
  admin: Person;
  person(role?: Role, registration?: Registered): Promise<Person>;
  /** Somebody with the role of a reviewer and a profile. */
  reviewer(profile?: Partial<ReviewerProfile>): Promise<Person>;
  ask<E extends Endpoint>(by: Person, declared: E, input: Input<E>, key?: string): Promise<Answer<E>>;
  scholarship(wanted?: Parameters<typeof makeScholarship>[1]): Promise<string>;
  /** A submitted application with one material; somebody new's, for a new scholarship, unless said otherwise. */
  application(wanted?: {
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

/** What a call gave, or why not. */
export function dataOf<D>(answer: { success: boolean; data: D }): D {
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** Opens the fixture, the review blind and the scale 100; close it with `stop`. */
export async function openFixture(): Promise<Fixture> {
  const portal = await testPortal();
  async function person(role: Role = 'user', registration: Registered = {}): Promise<Person> {
    const { token, user } = await registerMember(portal, registration);
    if (role !== 'user') await makeRole(portal, user.id, role);
    return { id: user.id, token, role };
  }
  const admin = await person('admin');
  const fixture: Fixture = {
    ...portal,
    admin,
    person,
    async reviewer(profile) {
      const made = await person('reviewer');
      await makeReviewer(portal.portal, made.id, profile);
      return made;
    },
    ask: (by, declared, input, key) => portal.call(declared, input, { token: by.token, key }),
    scholarship: (wanted) => makeScholarship(portal.portal, wanted),
    async application({ by, scholarshipId, form, fileName = '成绩单.pdf' } = {}) {
      const owner = by ?? (await person());
      const scholarship_id = scholarshipId ?? (await fixture.scholarship());
      const body = { ...someForm(form), scholarship_id, status: 'draft' as const };
      const { id } = dataOf(await fixture.ask(owner, createApplication, { body }));
      const file = { name: fileName, bytes: someFile() };
      const upload = { params: { id }, query: { kind: 'transcript' as const } };
      dataOf(await portal.call(uploadMaterial, upload, { token: owner.token, file }));
      dataOf(await fixture.ask(owner, submitApplication, { params: { id } }));
      return { ...dataOf(await fixture.ask(owner, getApplication, { params: { id } })), owner };
    },
    async begin(id) {
      dataOf(await fixture.ask(admin, beginReview, { params: { id } }));
    },
    async assign(id, reviewer) {
      dataOf(await fixture.ask(admin, assignReviewer, { params: { id, reviewerId: reviewer.id } }));
    },
    async score(id, by, score, comment) {
      const { data } = await fixture.ask(admin, getReviewSettings, {});
      const body = { score, scoreScale: data.scoreScale, ...(comment ? { comment } : {}) };
      dataOf(await fixture.ask(by, scoreApplication, { params: { id }, body }));
    },
    async set(settings) {
      const { updatedAt: _, ...present } = dataOf(await fixture.ask(admin, getReviewSettings, {}));
      dataOf(await fixture.ask(admin, updateReviewSettings, { body: { ...present, ...settings } }));
    },
  };
  return fixture;
}

/** An id that nothing has. */
export const nobody = '01890000-0000-7000-8000-000000000000';
