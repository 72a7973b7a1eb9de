/** Pure rules of the community: who may read and change, what waits for an editor, excerpts. */
import type { Role } from '@platform/contract/endpoint';
import { graphemesOf } from '@platform/contract/text';
import { day, minute } from '@platform/server/clock';
import {
  excerptAround,
  fold,
  highlights,
  type SearchQuery,
  type WordSearch,
} from '@platform/server/database/search';
import { restorableMinutes } from '../contract/errors.ts';
import type { ContentStatus } from '../contract/lifecycle.ts';
import { linksIn } from '../contract/links.ts';
import type { holdReasons } from '../contract/moderation.ts';

/** How long a deleted post or reply can be restored, in milliseconds. */
export const restorableFor = restorableMinutes * minute;

/** A member counts as new for so long after the registration. */
const newMemberFor = 3 * day;

/** What members write at most; editors are not limited. Deleted ones count too. `searches` are those for an @. */
export const limits = {
  posts: { points: 3, duration: minute },
  replies: { points: 10, duration: minute },
  reports: { points: 20, duration: day },
  searches: { points: 60, duration: minute },
} as const;
export const newMemberLimits = {
  posts: { points: 5, duration: day },
  replies: { points: 50, duration: day },
} as const;

export const isNew = (registeredAt: Date, now: Date): boolean =>
  now.getTime() - registeredAt.getTime() < newMemberFor;

interface Person {
  id: string;
  role: Role;
}

/** Whether the role moderates. */
export const isStaff = ({ role }: Pick<Person, 'role'>): boolean => role === 'editor' || role === 'admin';

interface AccessFields {
  authorId: string;
  status: ContentStatus;
  deletedAt: Date | null;
}

/** Whether a post or a reply is for everyone. */
export const isVisible = ({ status, deletedAt }: Omit<AccessFields, 'authorId'>): boolean =>
  status === 'published' && deletedAt === null;

/** A person's access: the author changes, editors read what is held or hidden, a deleted one is for nobody. */
export function accessOf(person: Person | null, content: AccessFields): 'change' | 'read' | 'none' {
  if (content.deletedAt !== null) return 'none';
  if (person?.id === content.authorId) return 'change';
  return isVisible(content) || (person !== null && isStaff(person)) ? 'read' : 'none';
}

/** What an editor's flags change; null if they change nothing. A decision takes the entry out of the queue. */
export function decide(
  { status, queuedAt }: { status: ContentStatus; queuedAt: Date | null },
  { hidden, approved }: { hidden?: boolean; approved?: boolean },
  reason: string | null,
): { status: ContentStatus; reason: string | null; queuedAt: null } | null {
  if (hidden) return status === 'hidden' ? null : { status: 'hidden', reason, queuedAt: null };
  const isShown = status === 'hidden' && hidden === false;
  const isApproved = queuedAt !== null && approved === true;
  return isShown || isApproved ? { status: 'published', reason: null, queuedAt: null } : null;
}

const onlyLetters = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A word as it is compared: in one script, without signs between its characters. */
export const foldWord = onlyLetters;

/** Those of the folded words that a text contains, in either script and with signs between their characters. */
export function wordsIn(text: string, folded: readonly string[]): string[] {
  const letters = onlyLetters(text);
  return folded.filter((word) => letters.includes(word));
}

const hrefsIn = (text: string) => new Set(linksIn(text).map(({ href }) => href));

/** Whether a change adds a link that was not there. */
export function addsLinks(before: string, after: string): boolean {
  const known = hrefsIn(before);
  return [...hrefsIn(after)].some((href) => !known.has(href));
}

interface Writing {
  text: string;
  /** The text before a change; null for a new one. */
  before: { text: string; createdAt: Date } | null;
  author: { registeredAt: Date; role: Role };
  now: Date;
}

/** What holds a text for review: `held` is null when it is published at once. */
export function holdOf(
  { text, before, author, now }: Writing,
  folded: readonly string[],
): { held: (typeof holdReasons)[number] | null; words: string[] } {
  if (isStaff(author)) return { held: null, words: [] };
  const words = wordsIn(text, folded);
  if (words.length > 0) return { held: 'word', words };
  if (!addsLinks(before?.text ?? '', text)) return { held: null, words };
  if (isNew(author.registeredAt, now)) return { held: 'newMemberLinks', words };
  const isOld = before !== null && now.getTime() - before.createdAt.getTime() >= day;
  return { held: isOld ? 'links' : null, words };
}

/** Characters of an excerpt, and around the first hit of a search. */
const excerptLength = 120;
const excerptMargin = 55;

/** The beginning of a text in one line, or the part with the first hit. */
export function excerptOf(text: string, search: WordSearch | null): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  const [hit] = search ? highlights(line, search.query) : [];
  if (hit && hit[1] > excerptLength) return excerptAround(line, hit, excerptMargin).text;
  // Twice the length has enough characters but for rows of long emoji, and takes less time than all.
  const characters = graphemesOf(line.slice(0, 2 * excerptLength).toWellFormed());
  const excerpt = characters.slice(0, excerptLength).join('');
  return excerpt.length < line.length ? `${excerpt}…` : excerpt;
}

/** The hits in what a list shows. */
export const highlightsOf = (texts: { title: string; excerpt: string }, query: SearchQuery) => ({
  title: highlights(texts.title, query),
  excerpt: highlights(texts.excerpt, query),
});

/** The mentioned members whose @name is in the content. */
export const mentionsIn = (content: string, people: readonly { id: string; name: string }[]) =>
  people.filter(({ name }) => content.includes(`@${name}`)).map(({ id, name }) => ({ id, name }));
