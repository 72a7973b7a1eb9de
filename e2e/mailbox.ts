/** Reading the letters that the portal has put into its outbox. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './portal.ts';

/** Letters are ASCII on the wire: lines are folded and everything else is written as =XX, or in base64. */
function decode(message: string): string {
  const [head = '', ...rest] = message.split('\n\n');
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
  const letters = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${address}`)).map(decode);
}

/** The text of the newest letter to an address that contains a phrase, once it has come. */
export async function emailTo(address: string, phrase: string): Promise<string> {
  const newest = async () => (await emailsTo(address)).findLast((letter) => letter.includes(phrase));
  let found: string | undefined;
  await expect(async () => {
    found = await newest();
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
