/** The sample products with their drawings and share cards. */
import { after, hour } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { readSample, readSampleFile } from '@platform/server/sample';
import { z } from 'zod';
import { productRecord, productRow, storePictures } from './records.ts';
import { productsTag } from './routes.ts';
import { addProducts, findBySlugs, type NewProduct } from './store.ts';

const sampleProduct = productRecord.extend({ hoursAgo: z.number().min(0) });
type SampleProduct = z.output<typeof sampleProduct>;

async function rowOf(services: Services, { hoursAgo, ...record }: SampleProduct): Promise<NewProduct> {
  const bytes = await readSampleFile(`products/${record.slug}.svg`);
  const createdAt = after(services.clock.now(), -hoursAgo * hour);
  const pictured = await storePictures(services, { bytes, extension: 'svg' });
  return productRow(record, { ...pictured, id: services.random.id(), createdAt });
}

/** Adds missing sample products; in production it does nothing. */
export async function seedShop(services: Services): Promise<void> {
  const { env, db, cache } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const samples = await readSample('products', sampleProduct);
  const existing = await findBySlugs(
    db,
    samples.map(({ slug }) => slug),
  );
  const missing = samples.filter(({ slug }) => !existing.has(slug));
  if (missing.length === 0) return;
  const rows = await Promise.all(missing.map((sample) => rowOf(services, sample)));
  await db.transaction((tx) => addProducts(tx, rows));
  cache.invalidate(productsTag);
}
