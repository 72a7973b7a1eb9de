/** Products as files hold them: the sample's, and those that operators import. */
import { yuan, yuanToFen } from '@platform/contract/money';
import type { Services } from '@platform/server/portal';
import type { Picture, RecordImport } from '@platform/server/recordImport';
import { z } from 'zod';
import { product } from '../contract/product.ts';
import { productsTag } from './routes.ts';
import { findBySlugs, type NewProduct, saveProducts } from './store.ts';

const { title, subtitle, inheritor, brand, description, ...facts } = product.shape;
const price = yuan.refine((value) => value > 0, '价格须大于 0');

/** A product without what the portal gives it. */
export const productRecord = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '只能由小写字母、数字和连字符组成'),
  title: title.min(1),
  subtitle: subtitle.min(1),
  inheritor: inheritor.min(1),
  brand: brand.min(1),
  category: facts.category,
  region: facts.region,
  price,
  originalPrice: price,
  stock: facts.stock,
  /** Only for a new product; then orders count. */
  sales: facts.sales.default(0),
  rating: facts.rating.default(5),
  description: description.min(1),
});
export type ProductRecord = z.output<typeof productRecord>;

type Pictured = Pick<NewProduct, 'cover' | 'shareImage'>;

const [cardWidth, cardHeight, pictureSize] = [1200, 630, 540];
const coverSize = 960;

/** Draws a share card: the square picture on paper, centred on the axis; a JPEG of 1200 by 630 pixels. */
async function drawShareCard({ bytes, extension }: Picture): Promise<Buffer> {
  // Imported on demand, because the library is large.
  const { default: sharp } = await import('sharp');
  const isDrawing = extension === 'svg';
  const [left, top] = [(cardWidth - pictureSize) / 2, (cardHeight - pictureSize) / 2];
  const place = `<svg x="${left}" y="${top}" width="${pictureSize}" height="${pictureSize}" `;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardWidth} ${cardHeight}">
    <rect width="1200" height="630" fill="#f6f1e6"/>
    <path d="M600 0V630M48 48H1152V582H48Z" fill="none" stroke="#b08d4c"/>
    ${isDrawing ? bytes.toString().replace('<svg ', place) : ''}
  </svg>`;
  const card = sharp(Buffer.from(paper));
  if (!isDrawing) {
    const size = { width: pictureSize, height: pictureSize, fit: 'inside' } as const;
    card.composite([{ input: await sharp(bytes).rotate().resize(size).toBuffer(), gravity: 'centre' }]);
  }
  return card.jpeg({ quality: 84 }).toBuffer();
}

/** Stores a product's picture and its share card. Throws an Error for one that can't be decoded. */
export async function storePictures(
  { storage, images }: Pick<Services, 'storage' | 'images'>,
  picture: Picture,
): Promise<Pictured> {
  const storeCover = async () => {
    if (picture.extension === 'svg') return storage.put('products', picture.bytes, 'svg');
    const { bytes } = picture;
    const stored = await images.store({
      folder: 'products',
      bytes,
      widths: [coverSize],
      shareCard: false,
      ownerId: null,
    });
    const [cover] = stored?.sizes ?? [];
    if (!cover) throw new Error('a picture can no longer be decoded');
    return cover.address;
  };
  const [cover, shareImage] = await Promise.all([
    storeCover(),
    drawShareCard(picture).then((bytes) => storage.put('products', bytes, 'jpg')),
  ]);
  return { cover, shareImage };
}

/** A record as a row. */
export function productRow(
  record: ProductRecord,
  facts: Pictured & Pick<NewProduct, 'id' | 'createdAt'>,
): NewProduct {
  const rating = Math.round(record.rating * 10);
  const prices = { price: yuanToFen(record.price), originalPrice: yuanToFen(record.originalPrice) };
  return { ...record, ...prices, ...facts, rating };
}

async function isReadable({ bytes }: Picture): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .metadata()
    .then(() => true)
    .catch(() => false);
}

export const productImport: RecordImport<typeof productRecord> = {
  schema: productRecord,
  hasPictures: true,
  async plan(services, entries, pictures) {
    const slugs = entries.map(({ value }) => value.slug);
    const existing = await findBySlugs(services.db, slugs);
    const faults = [];
    for (const { line, value } of entries) {
      const picture = await pictures(value.slug);
      const fault = { line, field: 'picture' };
      if (picture && !(await isReadable(picture))) faults.push({ ...fault, message: '图片无法读取' });
      else if (!picture && !existing.has(value.slug))
        faults.push({
          ...fault,
          message: `新作品须有图片 ${value.slug}.svg、.png、.jpg 或 .webp（--pictures）`,
        });
    }
    const updated = slugs.filter((slug) => existing.has(slug)).length;
    return {
      faults,
      added: slugs.length - updated,
      updated,
      async save() {
        const rows: NewProduct[] = [];
        for (const { value } of entries) {
          const known = existing.get(value.slug);
          // One picture at a time, which bounds the memory.
          const picture = await pictures(value.slug);
          const pictured = picture ? await storePictures(services, picture) : known;
          if (!pictured) throw new Error(`${value.slug} has lost its picture`);
          const { cover, shareImage } = pictured;
          const id = known?.id ?? services.random.id();
          const createdAt = known?.createdAt ?? services.clock.now();
          rows.push(productRow(value, { id, createdAt, cover, shareImage }));
        }
        await services.db.transaction((tx) => saveProducts(tx, rows));
        services.cache.invalidate(productsTag);
      },
    };
  },
};
