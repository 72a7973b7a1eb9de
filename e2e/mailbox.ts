/** Reads the emails in the portal's outbox. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './portal.ts';

/** The text part of an email. Emails are ASCII: lines are folded, and other characters are encoded as =XX or in base64. */
function textOf(message: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? '';
  const parts = message.split(`--${boundary}`);
  const part = parts.find((each) => /^content-type: text\/plain/im.test(each)) ?? '';
  const [head = '', ...rest] = part.split('\n\n');
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

async function emailsTo(address: string): Promise<string[]> {
  const folder = join(dataDir(), 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return emails.filter((email) => email.includes(`To: ${address}`)).map(textOf);
}

/** Waits for the newest email to an address that contains a phrase, and returns its text. */
export async function emailTo(address: string, phrase: string): Promise<string> {
  const newest = async () => (await emailsTo(address)).findLast((email) => email.includes(phrase));
  let text: string | undefined;
  await expect(async () => {
    text = await newest();
    expect(text).toBeDefined();
  }).toPass();
  return text ?? '';
}
