/** The sample products with their drawings and share cards. */
import { yuanToFen } from '@platform/contract/money';
import { after, hour } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { readSample, readSampleFile } from '@platform/server/sample';
import { z } from 'zod';
import { product } from '../contract/product.ts';
import { productsTag } from './routes.ts';
import { addProducts, findSlugs, type NewProduct } from './store.ts';

const sampleProduct = product
  .omit({ id: true, cover: true, shareImage: true, createdAt: true })
  .extend({ hoursAgo: z.number().min(0) })
  .strict();
type SampleProduct = z.output<typeof sampleProduct>;

/** Draws a share card: the square drawing on paper, centred on the axis; a JPEG of 1200 by 630 pixels. */
async function drawShareCard(drawing: Buffer): Promise<Buffer> {
  // Imported on demand, because the library is large.
  const { default: sharp } = await import('sharp');
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="#f6f1e6"/>
    <path d="M600 0V630M48 48H1152V582H48Z" fill="none" stroke="#b08d4c"/>
    ${drawing.toString().replace('<svg ', '<svg x="330" y="45" width="540" height="540" ')}
  </svg>`;
  return sharp(Buffer.from(paper)).jpeg({ quality: 84 }).toBuffer();
}

async function rowOf({ clock, random, storage }: Services, sample: SampleProduct): Promise<NewProduct> {
  const { price, originalPrice, rating, hoursAgo, ...texts } = sample;
  const drawing = await readSampleFile(`products/${sample.slug}.svg`);
  const [cover, shareImage] = await Promise.all([
    storage.put('products', drawing, 'svg'),
    drawShareCard(drawing).then((bytes) => storage.put('products', bytes, 'jpg')),
  ]);
  return {
    ...texts,
    id: random.id(),
    price: yuanToFen(price),
    originalPrice: yuanToFen(originalPrice),
    rating: Math.round(rating * 10),
    cover,
    shareImage,
    createdAt: after(clock.now(), -hoursAgo * hour),
  };
}

/** Adds missing sample products; in production it does nothing. */
export async function seedShop(services: Services): Promise<void> {
  const { env, db, cache } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const [existing, samples] = await Promise.all([findSlugs(db), readSample('products', sampleProduct)]);
  const missing = samples.filter(({ slug }) => !existing.has(slug));
  if (missing.length === 0) return;
  const rows = await Promise.all(missing.map((sample) => rowOf(services, sample)));
  await db.transaction((tx) => addProducts(tx, rows));
  cache.invalidate(productsTag);
}
