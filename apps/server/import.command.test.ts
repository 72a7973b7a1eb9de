/** `npm run import`. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listScholarships } from '@features/scholarships/contract/scholarship';
import { scholarships } from '@features/scholarships/tables';
import { listProductCategories, listProducts } from '@features/shop/contract/endpoints';
import { products } from '@features/shop/tables';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runImport } from './import.command.ts';
import { type TestPortal, testPortal } from './testing.ts';

let portal: TestPortal;
let folder: string;
let pictures: string;

beforeAll(async () => {
  portal = await testPortal();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  pictures = join(folder, 'pictures');
  await mkdir(pictures);
  const create = { width: 300, height: 300, channels: 3, background: '#c3402b' } as const;
  await writeFile(join(pictures, 'cup.png'), await sharp({ create }).png().toBuffer());
  await writeFile(join(pictures, 'bowl.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  await writeFile(join(pictures, 'broken.jpg'), 'no picture');
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(kind: string, name: string, content: string | Buffer, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, content);
  const lines: string[] = [];
  const code = await runImport(portal.portal, [kind, file, ...options], (line) => lines.push(line));
  return { code, lines };
}

const header = 'slug,title,subtitle,inheritor,brand,category,region,price,originalPrice,stock,description';
const row = (slug: string, { price = '12.8', stock = '20', category = 'folk_customs', title = '杯' } = {}) =>
  `${slug},${title},小,罗青料,昌江窑,${category},other,${price},20,${stock},"一只杯子，""可用"""`;
const importProducts = (rows: string[], ...options: string[]) =>
  run('products', 'products.csv', [header, ...rows].join('\r\n'), ...options);
const findProducts = () => portal.portal.db.select().from(products).orderBy(products.slug);

describe('npm run import -- products', () => {
  it('writes nothing in a dry run', async () => {
    expect(await importProducts([row('cup')], '--pictures', pictures, '--dry-run')).toEqual({
      code: 0,
      lines: ['New: 1, updated: 0. Dry run: nothing was written.'],
    });
    expect(await findProducts()).toEqual([]);
  });

  it('names line and field of each fault, and writes nothing', async () => {
    const rows = [
      row('cup'),
      row('Bad Slug', { price: '-1' }),
      row('cup'),
      row('broken'),
      row('vase', { category: 'x' }),
      row('plate'),
    ];
    const { code, lines } = await importProducts(rows, '--pictures', pictures);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^products.csv:3: slug: /),
      expect.stringMatching(/^products.csv:3: price: /),
      'products.csv:4: slug: also in line 2',
      'products.csv:5: picture: 图片无法读取',
      expect.stringMatching(/^products.csv:6: category: /),
      expect.stringMatching(/^products.csv:7: picture: .*plate.svg/),
      'Faults: 6. Nothing was written.',
    ]);
    expect(await findProducts()).toEqual([]);
  });

  it('adds products with their pictures, and updates them by slug', async () => {
    const rows = [row('cup'), row('bowl', { title: '碗' })];
    const added = await importProducts(rows, '--pictures', pictures);
    expect(added).toEqual({ code: 0, lines: ['New: 2, updated: 0.'] });
    const { products: listed } = await portal.ok(listProducts, { query: { search: '碗' } });
    expect(listed).toMatchObject([{ slug: 'bowl', price: 12.8, sales: 0, rating: 5, stock: 20 }]);
    const [bowl, cup] = await findProducts();
    for (const [address, type] of [
      [cup?.cover, 'image/webp'],
      [cup?.shareImage, 'image/jpeg'],
      [bowl?.cover, 'image/svg+xml'],
    ] as const) {
      const { headers } = await portal.portal.http.inject({ url: address ?? '' });
      expect(headers['content-type']).toBe(type);
    }
    await portal.portal.db.update(products).set({ sales: 7 }).where(eq(products.slug, 'cup'));
    const change = { title: '盏', stock: '0', price: '9.9', category: 'traditional_craft' };
    expect(await importProducts([row('cup', change)])).toEqual({ code: 0, lines: ['New: 0, updated: 1.'] });
    const [, after] = await findProducts();
    expect(after).toMatchObject({
      id: cup?.id,
      title: '盏',
      stock: 0,
      price: 990,
      sales: 7,
      cover: cup?.cover,
    });
    expect((await portal.ok(listProducts, { query: { search: '盏' } })).products).toHaveLength(1);
    const counts = (await portal.ok(listProductCategories, {})).filter(({ count }) => count > 0);
    expect(counts.map(({ key, count }) => `${key} ${count}`).toSorted()).toEqual([
      'folk_customs 1',
      'traditional_craft 1',
    ]);
  });
});

const scholarship = (slug: string, fields: string) => `- slug: ${slug}
  title: 奖学金
  summary: 一句话
  description: 说明
  eligibility: [未满 25 周岁]
  category: cultural
${fields.replaceAll(/^/gm, '  ')}
`;

describe('npm run import -- scholarships', () => {
  const plain = 'award_category: null\namount: 4500\navailable_slots: 2\ndeadline: 2099-06-30';
  const load = (text: string, ...options: string[]) => run('scholarships', 'all.yaml', text, ...options);

  it('adds and updates by slug; the deadline is the end of the day', async () => {
    expect(await load(scholarship('plain', plain))).toEqual({ code: 0, lines: ['New: 1, updated: 0.'] });
    const [before] = (await portal.ok(listScholarships, {})).scholarships;
    expect(before).toMatchObject({ amount: 4500, application_deadline: '2099-06-30T15:59:59.999Z' });
    const later = scholarship('plain', plain.replace('06-30', '07-31'));
    expect((await load(later)).lines).toEqual(['New: 0, updated: 1.']);
    const [after] = (await portal.ok(listScholarships, {})).scholarships;
    expect(after).toMatchObject({ id: before?.id, application_deadline: '2099-07-31T15:59:59.999Z' });
  });

  it.each([
    ['gold', 10_000, 2, 'available_slots: 该奖项最多 1 名'],
    ['excellent', 3000, 4, 'available_slots: 该奖项最多 3 名'],
    ['nomination', 0, 11, 'available_slots: 该奖项最多 10 名'],
    ['gold', 9000, 1, 'amount: 该奖项的金额为 10000 元'],
  ])('keeps the awards of a year: %s of %d yuan for %d', async (award, amount, slots, message) => {
    const fields = `award_category: ${award}\namount: ${amount}\navailable_slots: ${slots}\ndeadline: 2099-06-30`;
    expect(await load(scholarship('award', fields))).toEqual({
      code: 1,
      lines: [`all.yaml:1: ${message}`, 'Faults: 1. Nothing was written.'],
    });
  });

  it('refuses fewer slots than approved applications', async () => {
    await load(scholarship('taken', plain));
    await portal.portal.db
      .update(scholarships)
      .set({ approvedCount: 2 })
      .where(eq(scholarships.slug, 'taken'));
    const text = scholarship('taken', plain.replace('available_slots: 2', 'available_slots: 1'));
    expect((await load(text)).lines[0]).toBe('all.yaml:1: available_slots: 已有 2 份申请获得通过');
  });
});

describe('npm run import', () => {
  it.each([
    ['an unknown kind', 'orders', 'a.csv', header, [], 2, /Usage/],
    ['pictures of scholarships', 'scholarships', 'a.csv', header, ['--pictures', '.'], 2, /Usage/],
    ['an unknown option', 'products', 'a.csv', header, ['--force'], 1, /--force/],
    ['another encoding', 'products', 'a.csv', Buffer.from([0xd6, 0xd0]), [], 1, /not UTF-8/],
  ])('refuses %s', async (_, kind, name, content, options, exit, message) => {
    const { code, lines } = await run(kind, name, content, ...options);
    expect([code, lines.join('\n')]).toEqual([exit, expect.stringMatching(message)]);
  });
});
