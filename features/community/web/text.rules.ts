/** Members' plain text as pieces: addresses become links, @names of mentioned members lead to their pages. */
import { memberPath } from '@features/accounts/web/path.ts';
import { linksIn } from '../contract/links.ts';

interface Piece {
  text: string;
  /** Of a link to another site, or to the page of a mentioned member; null for mere text. */
  to: { kind: 'link' | 'member'; href: string } | null;
}

export interface Mention {
  id: string;
  name: string;
}

/** The text as pieces, where an @name stands for the longest name that fits. */
function mentionPieces(text: string, mentions: readonly Mention[]): Piece[] {
  const byLength = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = byLength.find(({ name }) => text.startsWith(name, at + 1));
    if (!found) continue;
    const end = at + 1 + found.name.length;
    if (at > start) pieces.push({ text: text.slice(start, at), to: null });
    pieces.push({ text: text.slice(at, end), to: { kind: 'member', href: memberPath(found.id) } });
    start = end;
    at = end - 1;
  }
  if (start < text.length) pieces.push({ text: text.slice(start), to: null });
  return pieces;
}

/** Whether an address may be a link: nothing but web pages. */
const isWebAddress = (href: string): boolean =>
  URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);

export function piecesOf(text: string, mentions: readonly Mention[] = []): Piece[] {
  const links = linksIn(text).filter(({ href }) => isWebAddress(href));
  let at = 0;
  const pieces = links.flatMap(({ start, end, href }) => {
    const before = mentionPieces(text.slice(at, start), mentions);
    at = end;
    return [...before, { text: text.slice(start, end), to: { kind: 'link' as const, href } }];
  });
  return [...pieces, ...mentionPieces(text.slice(at), mentions)];
}
