/** The public endpoints of scholarships: filters, search in both scripts, sorts, pages. */
import { day, minute } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scholarshipCategories } from '../contract/category.ts';
import { listScholarships, showScholarship } from '../contract/scholarship.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

const list = async (query: Parameters<typeof fixture.call<typeof listScholarships>>[1]['query'] = {}) =>
  await fixture.ok(listScholarships, { query });
const titles = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).scholarships.map(({ title }) => title);

describe('listScholarships', () => {
  beforeAll(async () => {
    const now = fixture.clock.now().getTime();
    const make = (title: string, days: number, amount: number, at: number) =>
      fixture.scholarship({
        title,
        summary: `${title}资助非物质文化遗产的学徒。`,
        description: '营造技艺',
        category: scholarshipCategories[at % 5] ?? 'special',
        amount,
        applicationDeadline: new Date(now + days * day),
        createdAt: new Date(now - at * minute),
      });
    await make('甲奖学金', 20, 100_050, 0);
    await make('乙奖学金', 3, 500_000, 1);
    await make('丙奖学金', -2, 200_000, 2);
    await make('丁奖学金', -40, 300_000, 3);
    await make('戊研究奖', 60, 400_000, 4);
  });

  it('lists open ones by the nearest deadline, then closed ones by the latest', async () => {
    expect(await titles({})).toEqual(['乙奖学金', '甲奖学金', '戊研究奖', '丙奖学金', '丁奖学金']);
    const { scholarships } = await list();
    expect(scholarships.map(({ is_open }) => is_open)).toEqual([true, true, true, false, false]);
  });

  it('sorts by creation and amount', async () => {
    expect(await titles({ sort: 'latest' })).toEqual([
      '甲奖学金',
      '乙奖学金',
      '丙奖学金',
      '丁奖学金',
      '戊研究奖',
    ]);
    expect(await titles({ sort: 'amount_desc' })).toEqual([
      '乙奖学金',
      '戊研究奖',
      '丁奖学金',
      '丙奖学金',
      '甲奖学金',
    ]);
    expect((await titles({ sort: 'amount_asc' }))[0]).toBe('甲奖学金');
  });

  it('filters by category, 12 per page by default', async () => {
    expect(await titles({ category: 'cultural' })).toEqual(['乙奖学金']);
    expect((await list()).pagination).toEqual({ current_page: 1, per_page: 12, total: 5 });
    const second = await list({ page: 2, limit: 2 });
    expect(second.scholarships.map(({ title }) => title)).toEqual(['戊研究奖', '丙奖学金']);
    expect(second.pagination).toEqual({ current_page: 2, per_page: 2, total: 5 });
  });

  it('searches and highlights words in either script, without near misses', async () => {
    expect(await titles({ search: '獎學金' })).toHaveLength(4);
    expect(await titles({ search: '研究' })).toEqual(['戊研究奖']);
    expect(await titles({ search: '營造' })).toHaveLength(5);
    // Each pair occurs, the whole word doesn't.
    expect(await titles({ search: '奖学金资助非金资' })).toEqual([]);
    expect(await titles({ search: '？！' })).toEqual([]);
    expect(await titles({ search: ' ' })).toHaveLength(5);
    const [first] = (await list({ search: '遺產', category: 'cultural' })).scholarships;
    expect(first?.highlights).toEqual({ summary: [[11, 13]] });
    expect(first?.summary.slice(11, 13)).toBe('遗产');
  });

  it("returns amounts in yuan and the deadline's zone", async () => {
    const [first] = (await list({ sort: 'amount_asc' })).scholarships;
    expect(first).toMatchObject({ amount: 1000.5, currency: 'CNY', deadline_zone: 'Asia/Hong_Kong' });
  });

  it('rejects unknown parameters', async () => {
    for (const query of [{ category: 'gold' }, { sort: 'random' }, { page: 0 }, { limit: 101 }])
      expect((await fixture.call(listScholarships, { query: query as never })).status).toBe(422);
  });
});

describe('showScholarship', () => {
  it('returns a scholarship, closed after its deadline by the server’s clock', async () => {
    const id = await fixture.scholarship({
      applicationDeadline: new Date(fixture.clock.now().getTime() + 10 * minute),
    });
    const show = async () => await fixture.ok(showScholarship, { params: { id } });
    expect(await show()).toMatchObject({ id, is_open: true, available_slots: 3, approved_count: 0 });
    fixture.clock.advance(11 * minute);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await show()).is_open).toBe(false);
  });

  it('SCHOLARSHIP_NOT_FOUND', async () => {
    await fixture.refuses(showScholarship, { params: { id: unknownId } }, 'SCHOLARSHIP_NOT_FOUND');
  });
});
