/** Between what is typed, what is stored and what is sent. */
import { z } from 'zod';
import { newsCategory } from '../../contract/category.ts';
import { type NewsTexts, newsTexts } from '../../contract/form.ts';
import type { StoredNews } from '../../contract/news.ts';
import type { ChosenCover, Typed } from './drafts.ts';

/** The form's rules: the contract's, over a choice of category that may not have been made yet. */
export const typedTexts = newsTexts.extend({ category: z.string().pipe(newsCategory) });

/** The written part of an item as the form holds it. */
export function typedOf({ title, category, summary, content }: NewsTexts | StoredNews): Typed {
  return { title, category, summary, content };
}

/** What a change says about the cover: nothing when it stays as it is. */
export function coverChange(cover: ChosenCover): { coverId?: string | null } {
  return cover === undefined ? {} : { coverId: cover?.id ?? null };
}

/** Rich text as plain lines, for the clipboard. */
export function linesOf(html: string): string {
  return html
    .replaceAll(/<(?:br|hr)\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote|pre|tr)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

/** A whole item as text that can be pasted anywhere. */
export function copyOf({ title, summary, content }: Typed): string {
  return [title, summary, linesOf(content)].filter((part) => part !== '').join('\n\n');
}

const names = ['title', 'category', 'summary', 'content'] as const;
export type TextName = (typeof names)[number];

/** The parts in which two versions differ, in the order of the form. */
export function differences(one: Typed, other: Typed): TextName[] {
  return names.filter((name) => one[name] !== other[name]);
}
