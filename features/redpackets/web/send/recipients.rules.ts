/** The list of recipients as names are entered, found, or refused. */
import { foldUsername } from '@features/accounts/contract/fields';

export interface Recipient {
  username: string;
  state: 'checking' | 'known' | 'refused';
  /** The display name of somebody who is known. */
  name?: string;
  /** Why a name was refused. */
  message?: string;
}

/** What the server says about a name. */
export type Verdict =
  | { state: 'known'; username: string; name: string }
  | { state: 'refused'; message: string };

const separators = /[\s,;，；、]+/u;

/** Adds the names in a text, several by commas or spaces; who is there already isn't added again. */
export function add(
  list: readonly Recipient[],
  typed: string,
): { list: readonly Recipient[]; entered: string[] } {
  const known = new Set(list.map(({ username }) => foldUsername(username)));
  const entered: string[] = [];
  for (const name of typed.split(separators)) {
    const folded = foldUsername(name);
    if (name === '' || known.has(folded)) continue;
    known.add(folded);
    entered.push(name);
  }
  return {
    list: [...list, ...entered.map((username) => ({ username, state: 'checking' as const }))],
    entered,
  };
}

/** Writes down what was said about a name; nothing changes when it has been removed meanwhile. */
export function judge(list: readonly Recipient[], username: string, verdict: Verdict): readonly Recipient[] {
  const folded = foldUsername(username);
  return list.map((one) => (foldUsername(one.username) === folded ? { username, ...verdict } : one));
}

/** Removes a name, given folded. */
export function remove(list: readonly Recipient[], folded: string): readonly Recipient[] {
  return list.filter(({ username }) => foldUsername(username) !== folded);
}

/** The names that are known, as the form holds them. */
export function knownNames(list: readonly Recipient[]): string {
  return list.flatMap(({ state, username }) => (state === 'known' ? [username] : [])).join('\n');
}

/** Why the list can't be sent yet; null when it can. */
export function unsettled(list: readonly Recipient[]): string | null {
  const refused = list.find(({ state }) => state === 'refused');
  if (refused) return '请先移除无法使用的用户名';
  return list.some(({ state }) => state === 'checking') ? '正在核对用户名，请稍候' : null;
}
