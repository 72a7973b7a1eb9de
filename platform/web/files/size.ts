/** Formats file sizes. */

const kilobyte = 1024;

/** 812 B, 2.2 KB, 10 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const inMegabytes = bytes / kilobyte / kilobyte;
  const [value, unit] = inMegabytes >= 0.95 ? [inMegabytes, 'MB'] : [bytes / kilobyte, 'KB'];
  return `${value >= 9.95 ? Math.round(value) : Number(value.toFixed(1))} ${unit}`;
}
