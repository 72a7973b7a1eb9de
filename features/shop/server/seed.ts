/** The heritage products of the sample story, with their drawings and share cards. */
import { yuanToFen } from '@platform/contract/money';
import { hour } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { productsTag } from './routes.ts';
import { drawCover } from './seed/drawings/cover.ts';
import type { SampleProduct } from './seed/product.ts';
import { sampleProducts } from './seed/products.ts';
import { drawShareCard } from './seed/shareCard.ts';
import { addProducts, knownSlugs, type NewProduct } from './store.ts';

/** Products came into the shop over this many days. */
const span = 240;

/** The age of a sample in hours: spread over the span, categories mixed, the same on every start. */
function ageOf(place: number, among: number): number {
  // A step that shares no factor with the length visits every place once.
  const step = 37;
  const mixed = (place * step) % among;
  return (mixed * span * 24) / among + 3;
}

async function rowOf(services: Services, sample: SampleProduct, createdAt: Date): Promise<NewProduct> {
  const { storage, random } = services;
  const { drawing: _, price, originalPrice, rating, ...texts } = sample;
  const svg = drawCover(sample);
  const [cover, shareImage] = await Promise.all([
    storage.put('products', Buffer.from(svg), 'svg'),
    drawShareCard(svg).then((bytes) => storage.put('products', bytes, 'jpg')),
  ]);
  return {
    ...texts,
    id: random.id(),
    price: yuanToFen(price),
    originalPrice: yuanToFen(originalPrice),
    rating: Math.round(rating * 10),
    cover,
    shareImage,
    createdAt,
  };
}

/** Puts the sample products that are missing on sale; in production it does nothing. */
export async function seedShop(services: Services): Promise<void> {
  const { env, db, clock, cache: fresh } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const known = await knownSlugs(db);
  const now = clock.now().getTime();
  const missing = sampleProducts
    .map((sample, place) => ({
      sample,
      createdAt: new Date(now - ageOf(place, sampleProducts.length) * hour),
    }))
    .filter(({ sample }) => !known.has(sample.slug));
  if (missing.length === 0) return;
  const rows = await Promise.all(missing.map(({ sample, createdAt }) => rowOf(services, sample, createdAt)));
  await db.transaction((tx) => addProducts(tx, rows));
  fresh.invalidate(productsTag);
}
