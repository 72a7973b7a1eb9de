/** News for tests and benches: single items with overrides, or many generated ones. */
import { day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import { newsCategories } from '../contract/category.ts';
import type { newsForm } from '../contract/form.ts';
import type { StoredNews } from '../contract/news.ts';
import { addNews, findNews, type NewNews, presentStored } from './store.ts';
import { newsTag } from './tags.ts';

type NewsBody = z.input<typeof newsForm>;
type News = Pick<Services, 'db' | 'clock' | 'random' | 'cache'>;

/** A body for publishNews. */
export function someNews(overrides: Partial<NewsBody> = {}): NewsBody {
  return {
    title: '中轴线上的钟声',
    category: 'culture',
    summary: '钟楼修缮完工，沉寂多年的钟声再次响起。',
    content: '<p>清晨六点，第一声钟响越过了屋脊。</p>',
    ...overrides,
  };
}

/** Inserts a visible item without cover and account, with overrides. */
export async function makeNews(
  { db, clock, random, cache }: News,
  overrides: Partial<NewNews> = {},
): Promise<StoredNews> {
  const id = overrides.id ?? random.id();
  const { coverId: _, ...texts } = someNews();
  const row = { ...texts, author: '苏映荷', publishedAt: clock.now(), ...overrides, id };
  await db.transaction((tx) => addNews(tx, [row]));
  cache.invalidate(newsTag);
  const item = await findNews(db, id);
  if (!item) throw new Error(`the slug ${row.slug} is taken`);
  return presentStored(item);
}

const places =
  '北京 南京 西安 洛阳 开封 杭州 苏州 成都 广州 泉州 京都 曼谷 德里 雅典 罗马 开罗 巴黎 墨西哥 华盛顿 堪培拉'.split(
    ' ',
  );
const subjects =
  '钟楼 鼓楼 城门 宫墙 石桥 驿道 祭坛 水系 园林 书院 碑刻 匾额 斗拱 琉璃 彩画 地图 古树 会馆 茶路 灯会'.split(
    ' ',
  );
const events =
  '修缮 开放 展览 测绘 对话 讲座 研修 出版 复原 巡礼 论坛 征集 颁奖 结业 采风 普查 捐赠 立项 检测 归档'.split(
    ' ',
  );
const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'];
const givenNames = [...'文德明华秀兰玉春秋石松云山河清和'];

/** The n-th generated item; its words, category and date vary independently. */
function plausible(n: number, now: Date): Omit<NewNews, 'id'> {
  // A linear congruential generator, so that every run measures the same items.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const author = pick(surnames) + pick(givenNames) + pick(givenNames);
  const [place, subject, event] = [pick(places), pick(subjects), pick(events)];
  return {
    slug: `plausible-${n}`,
    title: `${place}${subject}${event}纪事`,
    category: pick(newsCategories),
    summary: `${author}自${place}报道：${subject}${event}告一段落，${pick(places)}与${pick(places)}的同行前来，看${pick(subjects)}，谈${pick(events)}。`,
    content: `<p>${`${place}的${subject}，${event}的第 ${n} 日。`.repeat(12)}</p>`,
    author,
    featured: below(5000) === 0,
    hidden: below(200) === 0,
    publishedAt: new Date(now.getTime() - below(1500) * day - below(day)),
  };
}

const batch = 1000;

/** Inserts `total` generated items. */
export async function makeManyNews({ db, clock, random, cache }: News, total: number): Promise<void> {
  for (let start = 0; start < total; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, total - start) }, (_, at) => start + at);
    const rows = numbers.map((n) => ({ ...plausible(n, clock.now()), id: random.id() }));
    await db.transaction((tx) => addNews(tx, rows));
  }
  await db.$client.query('vacuum analyze news_items, news_listings');
  cache.invalidate(newsTag);
}
