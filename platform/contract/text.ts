/** Text input: trimmed, bounded, and without characters that the database cannot store. */
import { z } from 'zod';

// Control characters except tab and line ends, halves of surrogate pairs, and code points that XML does not allow.
const unstorable = /[^\P{Cc}\t\n\r]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

const lineEnd = /[\n\r\u2028\u2029]/u;

/** Refuses characters that the database cannot store or that make a feed ill-formed. */
export const storable = [(value: string) => !unstorable.test(value), '内容包含无法保存的字符'] as const;

export interface TextRules {
  max: number;
  min?: number;
  /** Whether it may have line ends; names and titles have none. */
  multiline?: boolean;
  /** The message for an empty value. */
  required?: string;
  /** The message for a length out of bounds; there is a default. */
  length?: string;
}

/** Text of `min` (default 1) to `max` characters after trimming, with the messages to show. */
export function text({ max, min = 1, multiline = false, required, length }: TextRules) {
  const bounds = length ?? `长度不能超过 ${max} 个字符`;
  return z
    .string(required)
    .trim()
    .refine(...storable)
    .refine((value) => multiline || !lineEnd.test(value), '此项不能换行')
    .min(min > 0 ? 1 : 0, { error: required ?? bounds, abort: true })
    .min(min, bounds)
    .max(max, bounds);
}

/** Optional text; an empty field counts as absent. */
export function optionalText(max: number, rules: Pick<TextRules, 'multiline'> = {}) {
  return text({ max, min: 0, ...rules }).optional();
}

/** The number of a stored version; the next one still fits the database's integers. */
export const revision = z.int().min(0).max(2_147_483_646);

let segmenter: Intl.Segmenter | undefined;

/** The characters as a reader counts them: an emoji or a letter with its accents is one. */
export function graphemesOf(value: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(value), ({ segment }) => segment);
}

/** A UUID as ids are written. */
export const id = z.uuid({ error: '编号格式不正确' });

/** 王**: a name's first character, for those who need not know it all. */
export const maskName = (name: string): string => `${[...name][0] ?? ''}**`;
