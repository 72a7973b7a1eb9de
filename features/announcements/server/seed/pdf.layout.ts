/** Chinese text in lines of a width: every Han character as wide as high, letters and digits half of that. */

/** The width of a text in units of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character < '\u0080' ? 0.5 : 1;
  return width;
}

/** Signs that never begin a line; one of them may hang over its end. */
const closing = new Set('，。、；：？！）》」』”’…%·');

/** Breaks a text into lines at most `most` wide, in units of its size; words of letters stay whole. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\u0021-\u007e]+|[^\u0021-\u007e]/gu) ?? []) {
    if (line !== '' && widthOf(line + piece) > most && !closing.has(piece)) {
      lines.push(line.trimEnd());
      line = piece === ' ' ? '' : piece;
    } else line += piece;
  }
  return [...lines, line];
}
