/** Makes a drawing's markup small: shortest path data, and shapes that repeat drawn by reference. */
import { shortest } from './pathdata.ts';

/** The same picture in fewer bytes; ids continue with the prefix. */
export function shrink(markup: string, prefix: string): string {
  const packed = markup.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortest(d)}"`);
  const shape = /<(?:path|circle|ellipse|rect) (?!id=)[^>]*\/>/g;
  const seen = new Map<string, number>();
  for (const [text] of packed.matchAll(shape)) seen.set(text, (seen.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  return packed.replace(shape, (text) => {
    const reference = names.get(text);
    if (reference !== undefined) return `<use href="#${reference}"/>`;
    const cost = prefix.length + 20;
    if ((text.length - cost) * ((seen.get(text) ?? 1) - 1) < cost) return text;
    const name = `${prefix}${names.size.toString(36)}`;
    names.set(text, name);
    return text.replace(/^<\w+/, (tag) => `${tag} id="${name}"`);
  });
}
