/** The program that decodes pictures: a process of its own, so that they use none of the server's threads and memory. */
import { constants, setPriority } from 'node:os';
import { megabyte } from '@platform/contract/upload';
import sharp from 'sharp';

/** A picture, and the widths in pixels in which it is encoded; with none, only its header is checked. */
export interface ImageTask {
  bytes: Uint8Array;
  widths: readonly number[];
  /** Whether a share card is made: JPEG, 1200 by 630 pixels, cropped. */
  shareCard: boolean;
  /** The part of the picture, in pixels of the picture as it is shown; the whole picture by default. */
  crop?: Square | undefined;
}

/** A square in a picture, in pixels from its left upper corner. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** The encoded picture, the smallest size first. */
export interface EncodedImage {
  sizes: { bytes: Uint8Array; width: number; height: number }[];
  shareCard: Uint8Array | null;
}

/** The most bytes of a decoded picture: larger ones are decompression bombs. */
const maxDecodedBytes = 128 * megabyte;

/** Pixels. */
const maxSide = 12_000;

const cardSize = { width: 1200, height: 630 };

/** Whether the picture may be decoded, by its header. Only eight bits per channel are accepted. */
async function isWithinBounds(bytes: Uint8Array): Promise<boolean> {
  const { width, height, channels, depth } = await sharp(bytes).metadata();
  return (
    depth === 'uchar' && Math.max(width, height) <= maxSide && width * height * channels <= maxDecodedBytes
  );
}

/** Decodes and shrinks the picture once; all sizes are made from the result. It loses its metadata. */
async function shrink(bytes: Uint8Array, width: number, crop: Square | undefined) {
  const picture = sharp(bytes, { failOn: 'error' }).rotate();
  if (crop) picture.extract({ left: crop.x, top: crop.y, width: crop.size, height: crop.size });
  const { data, info } = await picture
    // The height keeps enough of a wide picture for its share card.
    .resize({ width, height: cardSize.height, fit: 'outside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

async function encode({ bytes, widths, shareCard, crop }: ImageTask): Promise<EncodedImage | null> {
  if (!(await isWithinBounds(bytes))) return null;
  const sizes: EncodedImage['sizes'] = [];
  if (widths.length === 0 && !shareCard) return { sizes, shareCard: null };
  const image = await shrink(bytes, Math.max(cardSize.width, ...widths), crop);
  for (const width of [...widths].sort((a, b) => a - b)) {
    const size = image().resize({ width, withoutEnlargement: true }).webp({ quality: 80 });
    const { data, info } = await size.toBuffer({ resolveWithObject: true });
    if (sizes.at(-1)?.width === info.width) break;
    sizes.push({ bytes: data, width: info.width, height: info.height });
  }
  const card = image()
    .resize({ ...cardSize, fit: 'cover' })
    .flatten({ background: '#f6f1e6' });
  return { sizes, shareCard: shareCard ? await card.jpeg({ quality: 82 }).toBuffer() : null };
}

// The server comes first where processors are few.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

// The server finishes what is in flight after a signal, and disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (task: ImageTask) => {
  process.send?.(await encode(task).catch(() => null));
});
