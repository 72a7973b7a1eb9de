/** Posts for tests and benches: bodies with overrides, or many generated posts with replies. */
import type { Transaction } from '@platform/server/database/database';
import { searchValues } from '@platform/server/list/listPage';
import type { Services } from '@platform/server/portal';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { postCategories } from '../contract/category.ts';
import type { postForm } from '../contract/post.ts';

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
const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'];
const givenNames = [...'文德明华秀兰玉春秋石松云山河清和'];

/** Texts that differ; longer lists repeat them, so that each word is equally frequent in a list of any length. */
const textCount = 2000;

/** The texts of the n-th post; words and category vary independently. */
function generated(n: number) {
  // A linear congruential generator, so that every run measures the same posts.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const [place, subject, act] = [pick(places), pick(subjects), pick(acts)];
  const person = pick(surnames) + pick(givenNames) + pick(givenNames);
  const title = `${place}${subject}${act}第 ${n} 记`;
  const content = `${person}说起${place}的${subject}，${act}的人越来越多。${`${pick(subjects)}与${pick(acts)}，`.repeat(3)}都值得一看。`;
  return { n, title, content, category: pick(postCategories), ...searchValues(title, content) };
}

const tables = sql.raw(
  `array['community_posts', 'community_ranks', 'community_listings', 'community_replies']::regclass[]`,
);

/** Runs `insert` without the tables' foreign keys and secondary indexes; making them again at once takes less time. */
async function withoutIndexes(tx: Transaction, insert: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ removal: string; creation: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as creation
    from pg_constraint where contype = 'f' and conrelid = any(${tables})
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where not indisunique and indrelid = any(${tables})`);
  for (const { removal } of rows) await tx.execute(sql.raw(removal));
  await insert();
  for (const { creation } of rows) await tx.execute(sql.raw(creation));
}

interface ManyPosts {
  authorIds: readonly string[];
  posts: number;
  /** On average; a post has at most twice as many. */
  repliesPerPost: number;
}

/** Inserts generated posts, spread over four years, with replies of the same people. */
export async function makeManyPosts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { authorIds, posts, repliesPerPost }: ManyPosts,
): Promise<void> {
  const texts = JSON.stringify(Array.from({ length: Math.min(posts, textCount) }, (_, n) => generated(n)));
  const authors = sql`${sql.param([...authorIds])}::uuid[]`;
  const author = (n: string) => sql`(${authors})[1 + ${sql.raw(n)} % ${sql.raw(`${authorIds.length}`)}]`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as id, k, t.title, t.content, t.category, t.folded, t.terms, ${author('k')} as author_id,
        ${clock.now()}::timestamptz - random() * interval '1500 days' as created_at, (random() * 300)::int as likes,
        (random() * 5000)::int as views, (random() * 60)::int as collections,
        k % ${sql.raw(`${2 * repliesPerPost + 1}`)} as replies
      from generate_series(0, ${sql.raw(`${posts - 1}`)}) k
      join jsonb_to_recordset(${texts}::jsonb)
        as t (n int, title text, content text, category text, folded text, terms text[])
        on t.n = k % ${sql.raw(`${textCount}`)}`);
    await withoutIndexes(tx, async () => {
      await tx.execute(sql`
        insert into community_posts (id, author_id, title, content, category, created_at)
        select id, author_id, title, content, category, created_at from made`);
      await tx.execute(sql`
        insert into community_ranks
          (id, category, author_id, created_at, listed, likes, collections, replies, floors, views)
        select id, category, author_id, created_at, true, likes, collections, replies, replies, views from made`);
      await tx.execute(sql`
        insert into community_listings (id, category, author_id, folded, terms)
        select id, category, author_id, folded, terms from made`);
      await tx.execute(sql`
        insert into community_replies (id, author_id, content, created_at, post_id, floor)
        select gen_random_uuid(), ${author('(k + floor)')}, '同去，' || floor || ' 点在钟楼下见。',
          created_at + floor * interval '1 hour', id, floor
        from made, generate_series(1, replies) floor`);
      await tx.execute(sql`
        insert into community_counts select category, count(*) from made group by category
        on conflict (category) do update set count = community_counts.count + excluded.count`);
    });
  });
  await db.$client.query(
    'vacuum analyze community_posts, community_ranks, community_listings, community_replies',
  );
}
