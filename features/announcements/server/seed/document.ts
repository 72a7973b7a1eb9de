/** What a sample document says, whichever format it is written in. */

/** A heading begins with `#`; anything else is a paragraph, or a table of rows. */
export type Block = string | readonly (readonly string[])[];

/** The text of a heading; null for other blocks. */
export function headingOf(block: Block): string | null {
  return typeof block === 'string' && block.startsWith('#') ? block.slice(1).trim() : null;
}
