/** Steps of applicants and staff in the review. */
import { randomBytes } from 'node:crypto';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { addReviewer, listReviewers } from '@features/reviews/contract/reviewer';
import { getReviewSettings, updateReviewSettings } from '@features/reviews/contract/settings';
import type { ReviewSettings } from '@features/reviews/contract/values';
import {
  type ApplicationDetail,
  createApplication,
  submitApplication,
} from '@features/scholarships/contract/application';
import { uploadMaterial } from '@features/scholarships/contract/materials';
import { listScholarships } from '@features/scholarships/contract/scholarship';
import { urlOf } from '@platform/web/api/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api.ts';
import type { Member } from './members.ts';
import { origin } from './portal.ts';

/** A staff member of the sample data, logged in. */
export async function staffMember(values: 'reviewer' | 'admin'): Promise<Member> {
  const { username, password } = await readDemoAccount(values);
  return { ...(await call(login, { body: { login: username, password } })), password };
}

/** Sets the settings. */
export async function updateSettings({ token }: Member, values: Partial<ReviewSettings>): Promise<void> {
  const { updatedAt: _, ...present } = await call(getReviewSettings, {}, { token });
  await call(updateReviewSettings, { body: { ...present, ...values } }, { token });
}

/** Adds a reviewer unless they are one. */
export async function ensureReviewer({ token }: Member, { user }: Member): Promise<void> {
  const reviewers = await call(listReviewers, {}, { token });
  if (reviewers.some(({ id }) => id === user.id)) return;
  const body = { userId: user.id, title: '研究员', expertise: '古建筑' };
  await call(addReviewer, { body }, { token });
}

/** A minimal PDF. */
const transcript = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** The open scholarship with the most awards. */
async function openScholarship(): Promise<string> {
  const { scholarships } = await call(listScholarships, { query: { limit: 100 } });
  const open = scholarships.filter(({ is_open }) => is_open);
  open.sort((a, b) => b.available_slots - a.available_slots);
  return open[0]?.id ?? '';
}

/** Applies with a transcript, through the API. */
export async function submitApplicationAs(
  { token, user }: Member,
  fileName: string,
): Promise<ApplicationDetail> {
  const form = {
    full_name: user.full_name,
    email: user.email,
    phone: '+852 6123 4567',
    date_of_birth: '2004-05-06',
    nationality: '中国',
    id_number: 'K1234567',
    education_level: 'undergraduate' as const,
    institution: '岭南大学',
    personal_statement: `我叫${user.full_name}，想把钟楼的声音记下来。`,
  };
  const body = { ...form, scholarship_id: await openScholarship(), status: 'draft' as const };
  const { id } = await call(createApplication, { body }, { token, key: randomBytes(8).toString('hex') });
  const file = new FormData();
  file.append('file', new Blob([transcript], { type: 'application/pdf' }), fileName);
  const url = urlOf(uploadMaterial, { params: { id }, query: { kind: 'transcript' } });
  const response = await fetch(`${origin()}${url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: file,
  });
  expect(response.status).toBe(201);
  return call(submitApplication, { params: { id }, body: {} }, { token });
}

export const reviewPath = '/scholarship/admin';

/** The detail dialog of an application over the list. */
export const reviewDialog = (page: Page): Locator => page.getByRole('dialog', { name: '申请详情' });

/** Finds an application by its number and opens it. */
export async function openReview(page: Page, number: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: '搜索申请' }).fill(number);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(number) }).click();
  const dialog = reviewDialog(page);
  await expect(dialog.getByRole('heading', { level: 2, name: new RegExp(number) })).toBeVisible();
  return dialog;
}

/** Fills a confirmation dialog and clicks its button. */
export async function confirmDialog(
  page: Page,
  title: string,
  words: string | null,
  verb: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  if (words !== null) await dialog.getByRole('textbox').last().fill(words);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Loads the application as its applicant. */
export async function expectProgress(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.reload();
  for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
}
