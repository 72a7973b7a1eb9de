/** The @name that is being typed at the caret, and its replacement by a chosen member. */
import type { PersonView } from '@features/accounts/contract/person';

/** The beginning of a mention: the offset of its @, and what follows it up to the caret. */
export interface OpenMention {
  start: number;
  prefix: string;
}

/** An @ after a letter or a digit of the Latin script belongs to an e-mail address. */
const open = /(?<![\w.+-])@([^\s@]{0,32})$/u;

export function mentionAt(text: string, caret: number): OpenMention | null {
  const match = open.exec(text.slice(0, caret));
  return match ? { start: match.index, prefix: match[1] ?? '' } : null;
}

/** The text with the member's name and a space instead of what was typed, and the caret behind them. */
export function withMention(
  text: string,
  { start, prefix }: OpenMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  const after = text.slice(start + 1 + prefix.length).replace(/^ /, '');
  return { text: before + after, caret: before.length };
}

/** The chosen members whose @name is still in the text. */
export const mentionsIn = <Person extends Pick<PersonView, 'id' | 'name'>>(
  text: string,
  chosen: readonly Person[],
): Person[] => chosen.filter(({ name }) => text.includes(`@${name}`));
