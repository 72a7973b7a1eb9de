/** Blind review: no field of any answer to a reviewer identifies the applicant. */

import type { Person } from '@apps/server/testing';
import { urlOf } from '@apps/server/testing';
import { setAvatar } from '@features/accounts/contract/avatar';
import { updateMe } from '@features/accounts/contract/user';
import type { ApplicationDetail } from '@features/scholarships/contract/application';
import { replaceMaterial, sendMessage } from '@features/scholarships/contract/materials';
import { type Endpoint, takesBody } from '@platform/contract/endpoint';
import { fold } from '@platform/server/database/search';
import { blackPng } from '@platform/server/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getReviewedMaterialLink, judgeMaterial, sendStaffMessage } from '../contract/applicant.ts';
import {
  approveApplication,
  beginReview,
  getApplicationReview,
  listReviewedApplications,
} from '../contract/application.ts';
import { declareConflict } from '../contract/assignment.ts';
import { exportApplications } from '../contract/overview.ts';
import { rankApplications, scoreApplication } from '../contract/score.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let reviewer: Person;
let colleague: Person;
let owner: Person;
let application: ApplicationDetail;
/** Everything that identifies the applicant. */
let secrets: string[];
/** The ids and hashes in the addresses of the applicant's avatar. */
let avatarIds: string[];

const full_name = '欧阳星野';
const email = 'xingye.ouyang@example.org';
const phone = '+852 6123 9876';
const institution = '岭南营造学院';
const id_number = '330106200405209914';
const fileName = '欧阳星野-成绩单原件.pdf';
/** Data of the account that the form does not contain. */
const account = {
  username: 'ouyang_of_lingnan',
  email: 'private.ouyang@example.org',
  full_name: '欧阳账户名',
  phone: '+86 13800001234',
  introduction: '岭南人，喜欢斗拱。',
};
const statement = `我叫${full_name}（歐陽星野），在${institution}读书，电话 6123-9876，邮箱 ${email.toUpperCase()}，证件 ${id_number}，生于2004年5月20日，附件见《${fileName}》。账户 ${account.username}（${account.full_name}），邮箱 ${account.email}，电话 ${account.phone}。`;

beforeAll(async () => {
  fixture = await openFixture();
  reviewer = await fixture.reviewer({ institution: '别处大学' });
  colleague = await fixture.reviewer();
  owner = await fixture.person('user', { username: account.username, email: account.email });
  const { full_name: accountName, phone: accountPhone } = account;
  const { introduction } = account;
  await owner.ok(updateMe, { body: { full_name: accountName, phone: accountPhone, introduction } });
  const picture = { name: 'me.png', bytes: blackPng(300, 300) };
  const profile = await owner.ok(setAvatar, { query: { x: 0, y: 0, size: 300 } }, { file: picture });
  avatarIds = [profile.avatar, profile.picture].flatMap((address) => address?.match(generated) ?? []);
  expect(avatarIds).toHaveLength(4);
  application = await fixture.application({
    by: owner,
    fileName,
    form: {
      full_name,
      email,
      phone,
      institution,
      id_number,
      date_of_birth: '2004-05-20',
      personal_statement: statement,
      research_proposal: statement,
      achievements: statement,
      major: `建筑学（${institution}）`,
    },
  });
  const { id } = application;
  const [material] = application.materials;
  if (!material) throw new Error('no material');
  await fixture.begin(id);
  await fixture.assign(id, reviewer);
  await fixture.assign(id, colleague);
  await fixture.score(id, colleague, 70, statement);
  await owner.ok(sendMessage, { params: { id }, body: { content: statement } });
  await fixture.admin.ok(sendStaffMessage, { params: { id }, body: { content: statement } });
  const judged = {
    params: { id, materialId: material.id },
    body: { status: 'needs_supplement' as const, note: statement },
  };
  await fixture.admin.ok(judgeMaterial, judged);
  const again = { params: { id, materialId: material.id } };
  const file = { name: `新-${fileName}`, bytes: Buffer.from('%PDF-1.4\n% again\n%%EOF\n') };
  await owner.ok(replaceMaterial, again, { file });
  secrets = [
    full_name,
    '歐陽星野',
    '欧阳',
    email,
    'xingye',
    phone,
    '6123',
    institution,
    '岭南',
    id_number,
    '0520',
    '2004-05-20',
    '5月20日',
    fileName,
    '成绩单原件',
    'ouyang_of_lingnan',
    'private.ouyang',
    '欧阳账户名',
    '13800001234',
    '斗拱',
    owner.id,
    ...avatarIds,
  ];
});
afterAll(() => fixture.stop());

/** Instants, hashes and ids, whose digits may contain a secret by chance. */
const generated = /\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{32,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The secrets that an answer contains. */
const leakedSecrets = (answer: string) => {
  const read = fold(
    answer.replaceAll(generated, (one) => ([owner.id, ...avatarIds].includes(one) ? one : '')),
  );
  return secrets.filter((secret) => read.includes(fold(secret)));
};

const params = (declared: Endpoint, ids: Record<string, string>) =>
  Object.fromEntries(
    [...declared.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? unknownId]),
  );

async function raw(
  declared: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  by: Person,
) {
  const reply = await fixture.portal.http.inject({
    method: declared.method,
    url: urlOf(declared, input),
    headers: { authorization: `Bearer ${by.token}` },
    ...(takesBody(declared) ? { payload: (input.body ?? {}) as object } : {}),
  });
  return { status: reply.statusCode, text: `${JSON.stringify(reply.headers)}\n${reply.body}` };
}

/** Valid bodies by endpoint name; endpoints that end the session come last or not at all. */
const bodies: Record<string, object> = {
  scoreApplication: { score: 60, scoreScale: 100, comment: statement },
  beginReview: { note: statement },
  judgeMaterial: { status: 'accepted', note: statement },
  sendStaffMessage: { content: '请补充。' },
  exportApplications: {},
};

const reachable = ({ access }: Endpoint) =>
  access === 'anyone' || access === 'member' || access.includes('reviewer');
const endsSessions = (name: string) => /logout|session|password|register|login|delete/i.test(name);

describe('while the review is blind', () => {
  it('no endpoint that a reviewer can reach names the applicant, whether it succeeds or fails', async () => {
    const { id, scholarship_id } = application;
    const view = await reviewer.ok(getApplicationReview, { params: { id } });
    const materialId = view.materials[0]?.id ?? unknownId;
    const endpoints = fixture.endpoints.filter((each) => reachable(each) && !endsSessions(each.name));
    expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(bodies)));
    const answered = new Map<string, number>();
    // A decision prevents later calls; what the admin writes is read by all others.
    const last: string[] = [declareConflict.name];
    const decision = { reason: statement, earlyReason: statement };
    const order = endpoints.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
    for (const declared of order) {
      if (declared.name === declareConflict.name)
        await fixture.admin.ok(approveApplication, { params: { id }, body: decision });
      const ofScholarship = /scholarships\/:id/.test(declared.path);
      const ids = { id: ofScholarship ? scholarship_id : id, materialId, reviewerId: reviewer.id };
      const input = { params: params(declared, ids), body: bodies[declared.name] ?? {} };
      const { status, text } = await raw(declared, input, reviewer);
      expect([declared.name, leakedSecrets(text)]).toEqual([declared.name, []]);
      answered.set(declared.name, status);
    }
    const reviews = order.filter(({ path }) => path.startsWith('/reviews/'));
    expect(reviews.length).toBeGreaterThan(10);
    const failed = reviews.filter(({ name }) => (answered.get(name) ?? 500) >= 400).map(({ name }) => name);
    // It is under review, and then decided.
    expect(failed.sort()).toEqual([beginReview.name, declareConflict.name]);
    const { text } = await raw(getApplicationReview, { params: { id } }, reviewer);
    expect(leakedSecrets(text)).toEqual([]);
  });

  it('the detail is complete, without names', async () => {
    const view = await reviewer.ok(getApplicationReview, { params: { id: application.id } });
    expect(view).toMatchObject({
      blind: true,
      applicantName: null,
      email: null,
      phone: null,
      conflict: false,
    });
    expect(view.form).toMatchObject({
      full_name: null,
      date_of_birth: null,
      institution: null,
      id_number: null,
    });
    expect(view.form.personal_statement).toContain('我叫〔已隐去〕（〔已隐去〕）');
    expect(view.materials).toEqual([
      expect.objectContaining({ kind: 'transcript', file_kind: 'pdf', size: 23 }),
    ]);
    expect(view.materials[0]?.name).toMatch(/^成绩单-\d\.pdf$/);
    expect(view.messages.map(({ author_name }) => author_name)).toContain('申请人');
    expect(view.timeline.length).toBeGreaterThan(3);
  });

  it('a material is downloaded under a neutral name', async () => {
    const { id } = application;
    const view = await reviewer.ok(getApplicationReview, { params: { id } });
    const input = { params: { id, materialId: view.materials[0]?.id ?? unknownId } };
    const { url } = await reviewer.ok(getReviewedMaterialLink, input);
    const reply = await fixture.portal.http.inject({ url });
    expect(reply.statusCode).toBe(200);
    const name = decodeURIComponent(String(reply.headers['content-disposition']));
    expect(leakedSecrets(name)).toEqual([]);
    expect(name).toContain('成绩单-');
  });

  it('a search matches the number, but not name, email or institution', async () => {
    for (const search of [full_name, '歐陽', email, phone, institution, id_number, 'ouyang']) {
      const { pagination } = await reviewer.ok(listReviewedApplications, { query: { search } });
      expect([search, pagination.total]).toEqual([search, 0]);
    }
    const search = application.application_number.toLowerCase();
    expect((await reviewer.ok(listReviewedApplications, { query: { search } })).pagination.total).toBe(1);
  });

  it('neither the exported file nor the ranking nor emails to reviewers name the applicant', async () => {
    const { url } = await reviewer.ok(exportApplications, { body: {} });
    const file = await fixture.portal.http.inject({ url });
    expect(file.body).toContain(application.application_number);
    expect(leakedSecrets(file.body)).toEqual([]);
    const input = { params: { id: application.scholarship_id } };
    expect(leakedSecrets(JSON.stringify(await reviewer.call(rankApplications, input)))).toEqual([]);
    const { user } = { user: reviewer };
    const toStaff = fixture.emails.filter(({ subject }) => subject.includes('评审任务'));
    expect(toStaff).toHaveLength(2);
    expect(user.role).toBe('reviewer');
    expect(leakedSecrets(JSON.stringify(toStaff))).toEqual([]);
  });

  it('an invalid score reveals nothing', async () => {
    const input = { params: { id: application.id }, body: { score: 3, scoreScale: 5 as const } };
    expect(leakedSecrets(JSON.stringify(await reviewer.call(scoreApplication, input)))).toEqual([]);
  });

  it('admins see the applicant', async () => {
    const view = await fixture.admin.ok(getApplicationReview, { params: { id: application.id } });
    expect(view).toMatchObject({ blind: false, applicantName: full_name, email, phone });
    expect(view.form.personal_statement).toBe(statement);
    expect(view.form.id_number).not.toContain('2004');
    expect(view.materials[0]?.name).toBe(`新-${fileName}`);
  });
});

describe('while the review is not blind', () => {
  it('reviewers see names, but never the identity number', async () => {
    await fixture.set({ blindReview: false });
    const { text } = await raw(getApplicationReview, { params: { id: application.id } }, reviewer);
    expect(leakedSecrets(text)).toEqual(
      expect.arrayContaining([full_name, email, phone, institution, `新-${fileName}`.slice(2)]),
    );
    const data = await reviewer.ok(listReviewedApplications, { query: { search: '歐陽' } });
    expect(data.pagination.total).toBe(1);
    expect((await reviewer.ok(getApplicationReview, { params: { id: application.id } })).form.id_number).toBe(
      '3******14',
    );
    await fixture.set({ blindReview: true });
  });
});
