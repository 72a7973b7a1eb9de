/** Scholarships and applications for tests. */
import { randomUUID } from 'node:crypto';
import type { Endpoint, Input } from '@platform/contract/endpoint';
import { after, day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { saveDraft } from '../contract/application.ts';
import { addScholarships, type NewScholarship } from './scholarships.store.ts';

/** Inserts a scholarship: 3000 yuan, 3 slots, open for 30 days, with overrides (the amount in fen). Returns its id. */
export async function makeScholarship(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  overrides: Partial<NewScholarship> = {},
): Promise<string> {
  const now = clock.now();
  const row: NewScholarship = {
    id: random.id(),
    slug: `scholarship-${randomUUID()}`,
    title: '中轴青年奖学金',
    summary: '资助青年学习传统营造技艺。',
    description: '面向愿意以一年时间学习传统营造技艺的青年。',
    eligibility: ['截止日期当天未满 25 周岁'],
    category: 'cultural',
    awardCategory: 'excellent',
    amount: 300_000,
    applicationDeadline: after(now, 30 * day),
    availableSlots: 3,
    createdAt: now,
    ...overrides,
  };
  await db.transaction((tx) => addScholarships(tx, [row]));
  return row.id;
}

type Form = Omit<NonNullable<Input<typeof saveDraft & Endpoint>['body']>, 'revision'>;

/** An identity number of no real person. */
export const someIdNumber = '11010120030307793X';

/** A complete form. */
export function someForm(overrides: Partial<Form> = {}): Form {
  return {
    full_name: '何星野',
    email: 'xingye@example.org',
    phone: '+852 5123 4567',
    date_of_birth: '2004-05-20',
    nationality: '中国',
    id_number: someIdNumber,
    education_level: 'undergraduate',
    institution: '香港大学',
    major: '建筑学',
    gpa: 3.65,
    graduation_year: 2027,
    personal_statement: '我从小在祠堂的藻井下长大，想弄明白它为什么能几百年不落。',
    research_proposal: '测绘三座岭南祠堂的藻井，比较其榫卯。',
    achievements: '校级测绘竞赛一等奖。',
    ...overrides,
  };
}

/** The bytes of a small file of an accepted type. */
export function someFile(kind: 'pdf' | 'png' = 'pdf', content = ''): Uint8Array {
  if (kind === 'pdf') return Buffer.from(`%PDF-1.4\n% ${content}\n%%EOF\n`);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';
  return Buffer.from(pixel, 'base64');
}
