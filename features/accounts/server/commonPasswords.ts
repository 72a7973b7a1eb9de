/** The passwords that are guessed first: `commonPasswords.txt`, those of at least 8 characters from @zxcvbn-ts/language-common 4.1.3 (MIT). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invalid } from '@platform/server/http/failure';
import { commonPassword } from '../contract/fields.ts';

let list: Promise<ReadonlySet<string>> | undefined;

async function read(): Promise<ReadonlySet<string>> {
  const text = await readFile(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8');
  return new Set(text.split('\n'));
}

/** Refuses a new password that is on the list, in any case. Throws VALIDATION_FAILED for the field. */
export async function assertUncommon(field: string, password: string): Promise<void> {
  list ??= read();
  if ((await list).has(password.toLowerCase())) throw invalid([{ field, message: commonPassword }]);
}
