/** Makes a drawing's markup small: tight path data, repeated shapes drawn by reference, empty wrappers dropped. */

/** Path data without the characters that a parser doesn't need. */
function tight(d: string): string {
  return d
    .replace(/(^|[^\d.])0\./g, '$1.')
    .replace(/\s+(?=-)/g, '')
    .replace(/([a-zA-Z])\s+/g, '$1');
}

/** The same picture in fewer bytes; ids continue with the prefix. */
export function shrink(markup: string, prefix: string): string {
  const packed = markup.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tight(d)}"`);
  const seen = new Map<string, number>();
  const shape = /<(?:path|circle|ellipse|rect) (?!id=)[^>]*\/>/g;
  for (const [text] of packed.matchAll(shape)) seen.set(text, (seen.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  return packed.replace(shape, (text) => {
    const count = seen.get(text) ?? 1;
    const reference = names.get(text);
    if (reference !== undefined) return `<use href="#${reference}"/>`;
    const cost = prefix.length + 22;
    if ((text.length - cost) * (count - 1) < cost) return text;
    const name = `${prefix}${names.size.toString(36)}`;
    names.set(text, name);
    return text.replace(/^<\w+/, (tag) => `${tag} id="${name}"`);
  });
}
