/** Text input: trimmed, bounded, and without characters that the database cannot store. */
import { z } from 'zod';

// Control characters except tab and line ends, and halves of surrogate pairs.
const unstorable = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

/** Refuses characters that the database cannot store. */
export const storable = [(value: string) => !unstorable.test(value), '内容包含无法保存的字符'] as const;

interface TextRules {
  max: number;
  min?: number;
  /** The message for an empty value. */
  required?: string;
  /** The message for a length out of bounds; there is a default. */
  length?: string;
}

/** Text of `min` (default 1) to `max` characters after trimming, with the messages to show. */
export function text({ max, min = 1, required, length }: TextRules) {
  const bounds = length ?? `长度不能超过 ${max} 个字符`;
  return z
    .string(required)
    .trim()
    .refine(...storable)
    .min(min > 0 ? 1 : 0, { error: required ?? bounds, abort: true })
    .min(min, bounds)
    .max(max, bounds);
}

/** Optional text; an empty field counts as absent. */
export function optionalText(max: number) {
  return text({ max, min: 0 }).optional();
}

/** A UUID as ids are written. */
export const id = z.uuid({ error: '编号格式不正确' });
