/** Texts that members write for others: without invisible and direction characters, counted as a reader counts. */
import { z } from 'zod';
import { graphemesOf, storable, type TextRules } from './text.ts';

/**
 * Characters without a shape: zero-width ones, direction marks, fillers. Kept are the joiners and tags of emoji and
 * one selector of a character's variant, which rare Han characters have.
 */
const invisible =
  /(🏴[\u{E0020}-\u{E007E}]{1,8}\u{E007F}|(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})|(?<=[^\p{M}\p{Cf}\s])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Combining marks beyond those that a script needs on one character, and marks without a character. */
const excessMarks = /(?<=\p{M}{4})\p{M}+|(?<=^|\s)\p{M}+/gmu;

/** Code points of one character; the longest emoji have 10. */
const maxCodePoints = 16;

function cutGrapheme(segment: string): string {
  if (segment.length <= maxCodePoints) return segment;
  return [...segment]
    .slice(0, maxCodePoints)
    .join('')
    .replace(/\u200D$/u, '');
}

/** The text without what would disturb the texts around it; lines end with \n, and at most one line is empty. */
export function cleanText(value: string): string {
  const lines = value.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\u2800', ' ');
  const visible = lines.replaceAll(invisible, (_, kept = '') => kept).replaceAll(excessMarks, '');
  return graphemesOf(visible.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'))
    .map(cutGrapheme)
    .join('');
}

/** Text of `min` (default 1) to `max` characters as a reader counts them, cleaned and trimmed. */
export function memberText({ max, min = 1, multiline = false, required, length }: TextRules) {
  const bounds = length ?? `长度不能超过 ${max} 个字符`;
  const isWithin = (value: string) => {
    // No cleaned character is longer, so that hostile lengths are not segmented twice.
    if (value.length > max * maxCodePoints * 2) return false;
    const count = graphemesOf(value).length;
    return count >= min && count <= max;
  };
  return z
    .string(required)
    .refine(...storable)
    .refine((value) => multiline || !/[\n\r\u2028\u2029]/u.test(value.trim()), '此项不能换行')
    .overwrite((value) => cleanText(value).trim())
    .min(min > 0 ? 1 : 0, { error: required ?? bounds, abort: true })
    .refine(isWithin, bounds);
}
