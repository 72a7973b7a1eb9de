/** Posts for tests and benches: bodies with overrides, or many generated posts with replies. */
import { day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import { postCategories } from '../contract/category.ts';
import type { postForm } from '../contract/post.ts';
import { insertPosts, type NewPost } from './store.ts';

type PostBody = z.input<typeof postForm>;

/** A body for createPost. */
export function somePost(overrides: Partial<PostBody> = {}): PostBody {
  return {
    title: '周末去钟鼓楼走一走',
    content: '钟楼修缮完了，周六上午有讲解，有人同去吗？',
    category: 'culture',
    ...overrides,
  };
}

const places = '北京 南京 西安 洛阳 开封 杭州 苏州 成都 广州 泉州'.split(' ');
const subjects = '钟楼 鼓楼 城门 宫墙 石桥 驿道 祭坛 园林 书院 碑刻 匾额 斗拱 琉璃 彩画 古树 会馆'.split(' ');
const acts = '走访 测绘 临摹 拍摄 修缮 讨论 征集 记录 复原 巡礼'.split(' ');

/** The n-th generated post; its words, category, date and counters vary independently. */
function generated(n: number, now: Date) {
  // A linear congruential generator, so that every run measures the same posts.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const [place, subject, act] = [pick(places), pick(subjects), pick(acts)];
  return {
    slug: `generated-${n}`,
    title: `${place}${subject}${act}第 ${n} 记`,
    content: `${place}的${subject}，${act}的人越来越多。${`${pick(subjects)}与${pick(subjects)}，`.repeat(6)}都值得一看。`,
    category: pick(postCategories),
    createdAt: new Date(now.getTime() - below(1500) * day - below(day)),
    counters: { likes: below(300), views: below(5000), collections: below(60) },
  };
}

const batch = 1000;

/** Inserts `total` generated posts of these authors. */
export async function makeManyPosts(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  authorIds: readonly string[],
  total: number,
): Promise<void> {
  for (let start = 0; start < total; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, total - start) }, (_, at) => start + at);
    const rows = numbers.map((n) => ({
      ...generated(n, clock.now()),
      id: random.id(),
      authorId: authorIds[n % authorIds.length] ?? '',
    })) satisfies NewPost[];
    await db.transaction((tx) => insertPosts(tx, rows));
  }
  await db.$client.query('vacuum analyze community_posts, community_ranks, community_listings');
}
