/** Texts that span several nodes: 共 3 只, or a word with a marked part. */
/** Converts pieces in their common context, because the conversion of a character depends on its neighbours. */
export function convertPieces(pieces: readonly string[], convert: (text: string) => string): string[] {
  const [first] = pieces;
  if (first === undefined) return [];
  if (pieces.length === 1) return [convert(first)];
  const whole = convert(pieces.join(''));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // When a word changes its length, the pieces' boundaries are unknown.
  if (whole.length !== length) return pieces.map((piece) => convert(piece));
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.length;
    return whole.slice(start, end);
  });
}

const tag = /(<[^>]*>)/;
const textAttribute = /(\s(?:alt|title)=")([^"]*)(")/g;

/** Tags that end a line of text; inline tags do not. */
const block =
  /^<\/?(?:p|h\d|li|ul|ol|blockquote|pre|table|t[rdh]|thead|tbody|hr|br|div|figure|figcaption)\b/i;

/** Converts the text of HTML that the server has sanitised (it writes < and > only around tags). */
export function convertHtml(html: string, convert: (text: string) => string): string {
  const parts = html.split(tag);
  const converted: string[] = [];
  let line: number[] = [];
  const endLine = () => {
    const texts = convertPieces(
      line.map((index) => parts[index] ?? ''),
      convert,
    );
    for (const [position, index] of line.entries()) converted[index] = texts[position] ?? '';
    line = [];
  };
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      line.push(index);
      continue;
    }
    if (block.test(part)) endLine();
    converted[index] = part.replace(
      textAttribute,
      (_, open: string, text: string, close: string) => `${open}${convert(text)}${close}`,
    );
  }
  endLine();
  return converted.join('');
}
