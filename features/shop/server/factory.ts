/** Products for tests and benches: single ones with overrides, or many generated ones. */
import { randomUUID } from 'node:crypto';
import { day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { productCategories, regions } from '../contract/category.ts';
import type { Product } from '../contract/product.ts';
import { productsTag } from './routes.ts';
import { addProducts, findProduct, type NewProduct } from './store.ts';

type Shop = Pick<Services, 'db' | 'clock' | 'random' | 'cache'>;

/** The path of a missing drawing. */
const noCover = '/files/products/00000000000000000000000000000000.svg';

/** Inserts a product: 12.80 yuan, 20 in stock, with overrides (prices in fen, rating in tenths). */
export async function makeProduct(
  { db, clock, random, cache }: Shop,
  overrides: Partial<NewProduct> = {},
): Promise<Product> {
  const id = overrides.id ?? random.id();
  const row: NewProduct = {
    slug: `product-${randomUUID()}`,
    title: '青花瓷杯',
    subtitle: '高温釉下彩',
    inheritor: '罗青料',
    brand: '昌江窑',
    category: 'traditional_craft',
    region: 'other',
    price: 1280,
    originalPrice: 1580,
    stock: 20,
    sales: 0,
    rating: 48,
    description: '一只可以每天用的杯子。',
    cover: noCover,
    shareImage: '/files/products/00000000000000000000000000000000.jpg',
    createdAt: clock.now(),
    ...overrides,
    id,
  };
  await db.transaction((tx) => addProducts(tx, [row]));
  cache.invalidate(productsTag);
  const product = await findProduct(db, id);
  if (!product) throw new Error(`the slug ${row.slug} is taken`);
  return product;
}

const materials =
  '青花 白瓷 紫砂 朱漆 螺钿 苏绣 湘绣 云锦 蓝印 竹编 锡器 银丝 玉石 木雕 砖雕 皮影 桑皮 宣纸 徽墨 端砚'.split(
    ' ',
  );
const things =
  '茶壶 梅瓶 香炉 团扇 折扇 屏风 首饰 摆件 年画 剪纸 面具 风筝 灯笼 古琴 琵琶 竹笛 腰鼓 药枕 香囊 画册'.split(
    ' ',
  );
const manners =
  '缠枝 团花 云纹 冰裂 描金 剔红 点翠 掐丝 浮雕 透雕 水波 松鹤 瑞兽 山水 花鸟 人物 回纹 八宝 如意 万字'.split(
    ' ',
  );
const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'];
const givenNames = [...'文德明华秀兰玉春秋石松云山河清和'];

/** The n-th generated product; its words, price and the rest vary independently. */
function plausible(n: number, now: Date, covers: readonly string[]): Omit<NewProduct, 'id'> {
  // A linear congruential generator, so that every run measures the same products.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const inheritor = pick(surnames) + pick(givenNames) + pick(givenNames);
  const price = Math.round(10 ** (3.5 + below(1000) / 400));
  return {
    slug: `plausible-${n}`,
    title: `${pick(materials)}${pick(manners)}${pick(things)}`,
    subtitle: `${pick(manners)}纹样，${pick(materials)}手作`,
    inheritor,
    brand: `${pick(surnames)}记${pick(materials)}坊`,
    category: pick(productCategories),
    region: pick(regions),
    price,
    originalPrice: Math.round(price * 1.2),
    stock: below(20) === 0 ? 0 : below(200) + 1,
    sales: below(5000),
    rating: 20 + below(31),
    description: `${inheritor}按古法制成，以${pick(materials)}入${pick(manners)}，宜配${pick(things)}。编号 ${n}。`,
    cover: covers[n % covers.length] ?? noCover,
    shareImage: '/files/products/00000000000000000000000000000000.jpg',
    createdAt: new Date(now.getTime() - below(365) * day - below(day)),
  };
}

const batch = 1000;

/** Inserts `total` generated products; for display in a browser pass `covers`, the paths of existing drawings. */
export async function makeManyProducts(
  { db, clock, random, cache }: Shop,
  total: number,
  covers: readonly string[] = [],
): Promise<void> {
  for (let start = 0; start < total; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, total - start) }, (_, at) => start + at);
    const rows = numbers.map((n) => ({ ...plausible(n, clock.now(), covers), id: random.id() }));
    await db.transaction((tx) => addProducts(tx, rows));
  }
  await db.$client.query('vacuum analyze products, product_listings');
  cache.invalidate(productsTag);
}
