/** How far an exported list has come. */

const lineEnd = 0x0a;

/** Line ends in a piece of the file. */
export const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => sum + Number(byte === lineEnd), 0);

/** The share that has come, 0 to 1: lines after the heading, of the applications expected. */
export function shareOf(lines: number, expected: number): number {
  return expected > 0 ? Math.min(1, Math.max(0, lines - 1) / expected) : 0;
}

/** The file's name as the server gives it, or a plain one. */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'applications.csv';
}
