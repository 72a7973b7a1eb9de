/** Bytes that are kept for long. */

/**
 * A copy in memory of its own. Node allocates small buffers from shared blocks of 64 KB, and one buffer that is kept
 * keeps its whole block.
 */
export function copyForKeeping(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
