/** Rich text: HTML as the editor writes it. The server sanitises it before it is stored. */
import { z } from 'zod';
import { storable } from './text.ts';

interface RichTextRules {
  /** The most characters, markup included. */
  max: number;
  /** The message for content without text. */
  required: string;
}

const readable = (html: string) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

/** HTML of at most `max` characters that contains text. */
export function richText({ max, required }: RichTextRules) {
  return z
    .string(required)
    .max(max, { error: `长度不能超过 ${max} 个字符`, abort: true })
    .refine(...storable)
    .refine((html) => readable(html), required);
}
