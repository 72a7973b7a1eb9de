/** Uploaded pictures: decoded, rotated upright, stripped of metadata and encoded again. */
import type { Storage } from './storage.ts';

/** A stored picture in its sizes, the smallest first. */
export interface StoredImage {
  /** The address of the largest. */
  address: string;
  /** In pixels, of the largest. */
  width: number;
  height: number;
  sizes: { address: string; width: number }[];
}

/** The most pixels that are decoded: larger pictures are decompression bombs. */
const maxPixels = 40_000_000;

async function decode(bytes: Uint8Array) {
  // Loaded only where it is used: the library is large.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
}

/**
 * Stores a picture as WebP in each of `widths` (in pixels, at most the picture's own).
 * Null when it cannot be decoded or has more than 40 million pixels.
 */
export async function storeImage(
  storage: Storage,
  folder: string,
  bytes: Uint8Array,
  widths: readonly number[],
): Promise<StoredImage | null> {
  try {
    const image = await decode(bytes);
    const sizes: (StoredImage['sizes'][number] & { height: number })[] = [];
    for (const maxWidth of [...widths].sort((a, b) => a - b)) {
      const resized = image.clone().resize({ width: maxWidth, withoutEnlargement: true });
      const { data, info } = await resized.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
      if (sizes.at(-1)?.width === info.width) break;
      const address = await storage.put(folder, data, 'webp');
      sizes.push({ address, width: info.width, height: info.height });
    }
    const largest = sizes.at(-1);
    if (!largest) return null;
    return { ...largest, sizes: sizes.map(({ address, width }) => ({ address, width })) };
  } catch {
    return null;
  }
}

/** Stores a picture for share cards: JPEG, 1200 by 630 pixels, cropped. Null when it cannot be decoded. */
export async function storeShareCard(
  storage: Storage,
  folder: string,
  bytes: Uint8Array,
): Promise<string | null> {
  try {
    const image = await decode(bytes);
    const card = image.resize(1200, 630, { fit: 'cover' }).flatten({ background: '#f6f1e6' });
    return await storage.put(folder, await card.jpeg({ quality: 82 }).toBuffer(), 'jpg');
  } catch {
    return null;
  }
}
