/** Steps of reading and writing news. */
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import type { newsChange, newsForm } from '@features/news/contract/form';
import type { StoredNews } from '@features/news/contract/news';
import { publishNews, readStoredNews, updateNews } from '@features/news/contract/writing';
import { expect, type Locator, type Page } from '@playwright/test';
import type { z } from 'zod';
import { call } from './api.ts';
import type { Member } from './members.ts';

/** A word that no other test uses. */
export const uniqueWord = (): string => `w${Math.random().toString(36).slice(2, 10)}`;

/** Publishes an item through the API. */
export function publishAs(
  { token }: Pick<Member, 'token'>,
  values: Partial<z.input<typeof newsForm>>,
): Promise<StoredNews> {
  const body = {
    title: '城门上的彩画',
    category: 'culture' as const,
    summary: '青绿与朱红，各有出处。',
    content: '<p>匠人用了三年。</p>',
    ...values,
  };
  return call(publishNews, { body }, { token, key: uniqueWord() });
}

/** Updates the current version of an item through the API. */
export async function updateAs(
  { token }: Pick<Member, 'token'>,
  id: string,
  values: Partial<z.input<typeof newsChange>>,
): Promise<StoredNews> {
  const one = { params: { id } };
  const { title, category, summary, content, revision } = await call(readStoredNews, one, { token });
  const body = { title, category, summary, content, revision, ...values };
  return call(updateNews, { ...one, body }, { token });
}

/** The editor of the sample data, logged in. */
export async function editor(): Promise<Member> {
  const { username, password } = await readDemoAccount('editor');
  return { ...(await call(login, { body: { login: username, password } })), password };
}

/** The detail dialog of an item over the list. */
export const newsDialog = (page: Page): Locator => page.getByRole('dialog', { name: '新闻详情' });

/** The dialog with the form of an item. */
export const editorDialog = (page: Page, name: '发布新闻' | '编辑新闻'): Locator =>
  page.getByRole('dialog', { name });

/** Opens the publish dialog with its editor. */
export async function openPublish(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '发布新闻' }).click();
  const dialog = editorDialog(page, '发布新闻');
  await expect(dialog.getByRole('textbox', { name: '正文' })).toBeVisible();
  return dialog;
}

/** Opens the edit form of the current item; `within` distinguishes the dialog's button from the list's. */
export async function openEdit(page: Page, container: Page | Locator = page): Promise<Locator> {
  await container.getByRole('button', { name: '编辑', exact: true }).click();
  const dialog = editorDialog(page, '编辑新闻');
  await expect(dialog.getByRole('textbox', { name: '正文' })).toBeVisible();
  return dialog;
}

interface Texts {
  title: string;
  category: string;
  summary: string;
  content: string;
}

/** Fills in the form. */
export async function fillForm(dialog: Locator, { title, category, summary, content }: Texts): Promise<void> {
  await dialog.getByRole('textbox', { name: '标题' }).fill(title);
  await dialog.getByRole('combobox', { name: '分类' }).selectOption(category);
  await dialog.getByRole('textbox', { name: '摘要' }).fill(summary);
  await dialog.getByRole('textbox', { name: '正文' }).fill(content);
}

/** Fills the search field and waits until the address has the words. */
export async function searchNews(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索新闻' }).fill(words);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
}

/** The link of an item in the list. */
export const newsLink = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 3, name: title }).getByRole('link');
