/** Passwords that are guessed first: the common ones of zxcvbn. */
import { invalid } from '@platform/server/http/failure';
import { commonPassword } from '../contract/fields.ts';

let list: Promise<ReadonlySet<string>> | undefined;

async function read(): Promise<ReadonlySet<string>> {
  // Imported on demand, because the list is large.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a new password that is on the list, in any case. Throws VALIDATION_FAILED for the field. */
export async function assertUncommon(field: string, password: string): Promise<void> {
  list ??= read();
  if ((await list).has(password.toLowerCase())) throw invalid([{ field, message: commonPassword }]);
}
