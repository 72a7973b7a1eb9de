/** A document as plain text, for the clipboard. */
import type { FieldTable } from './fields.ts';

/** Rich text as plain lines. */
export function richTextLines(html: string): string {
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

/** The written fields, each in a paragraph of its own. */
export function documentText<Values>(fields: FieldTable<Values>, values: Values): string {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const paragraphs = names.flatMap((name) => {
    const { kind = 'text' } = fields[name];
    const text = String(values[name]);
    if (kind === 'richText') return [richTextLines(text)];
    return kind === 'text' || kind === 'longText' ? [text] : [];
  });
  return paragraphs.filter((text) => text !== '').join('\n\n');
}
