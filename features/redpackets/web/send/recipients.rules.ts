/** The recipients of a private packet as names are entered, found, or refused. */
import { foldUsername } from '@features/accounts/contract/fields';

export interface Recipient {
  /** A user name or a name, as typed. */
  input: string;
  /** The member's user name, once it is known. */
  username?: string;
  state: 'checking' | 'known' | 'refused';
  /** The displayed text: display name and user name once they are loaded. */
  label: string;
  /** Why the server refused the name. */
  message?: string;
}

/** Spaces are none: a name can hold them. */
const separators = /[,;，；、\n\t]+/u;

/** Whether a text holds several names. */
export const isSeveral = (text: string): boolean => separators.test(text.trim());

/** Adds the names in a text, separated by commas or line ends, each once in any case. */
export function addNames(names: readonly string[], text: string): string[] {
  const added = text.split(separators).map((name) => name.trim());
  const byFolded = new Map([...names, ...added].map((name) => [foldUsername(name), name]));
  // The spelling that was entered first stays.
  for (const name of names) byFolded.set(foldUsername(name), name);
  byFolded.delete('');
  return [...byFolded.values()];
}

/** Why the packet cannot be sent yet; null when every name is known. */
export function pendingReason(recipients: readonly Recipient[]): string | null {
  if (recipients.some(({ state }) => state === 'refused')) return '请先移除找不到的收红包的人';
  return recipients.some(({ state }) => state === 'checking') ? '正在核对收红包的人，请稍候' : null;
}
