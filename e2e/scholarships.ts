/** Scholarships of the sample data, and applications through the API. */
import { randomUUID } from 'node:crypto';
import {
  type ApplicationDetail,
  createApplication,
  submitApplication,
} from '@features/scholarships/contract/application';
import { listScholarships, type Scholarship } from '@features/scholarships/contract/scholarship';
import type { Locator, Page } from '@playwright/test';
import { call } from './api.ts';
import type { Member } from './members.ts';

/** A sample scholarship by its title. */
export async function scholarshipOf(title: string): Promise<Scholarship> {
  const { scholarships } = await call(listScholarships, { query: { limit: 100 } });
  const match = scholarships.find((scholarship) => scholarship.title === title);
  if (!match) throw new Error(`no sample scholarship ${title}`);
  return match;
}

/** Values of the form. */
export const formValues = {
  full_name: '沈知秋',
  email: 'zhiqiu@example.org',
  date_of_birth: '2005-09-23',
  education_level: 'undergraduate',
  institution: '东南大学',
  personal_statement: '我在测绘一条没有人要的巷子。',
} as const;

/** Creates a draft with all required fields. */
export async function createDraftAs(member: Member, title: string): Promise<ApplicationDetail> {
  const { id } = await scholarshipOf(title);
  const body = { ...formValues, scholarship_id: id, status: 'draft' } as const;
  return call(createApplication, { body }, { token: member.token, key: randomUUID() });
}

/** Submits an application. */
export async function submitApplicationAs(member: Member, title: string): Promise<ApplicationDetail> {
  const { id } = await createDraftAs(member, title);
  return call(submitApplication, { params: { id }, body: {} }, { token: member.token });
}

/** The tab with the form, for a sample scholarship. */
export async function formPath(title: string): Promise<string> {
  return `/scholarship?tab=apply&scholarship=${(await scholarshipOf(title)).id}`;
}

export const form = (page: Page): Locator => page.getByRole('form', { name: '申请表' });

/** A field of the form. */
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);

/** The state of the draft. */
export const saveStatus = (page: Page): Locator =>
  form(page)
    .getByRole('status')
    .filter({ hasText: /存|填写/ });

/** Fills all required fields. */
export async function fillForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(formValues)) {
    if (name === 'education_level') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}
