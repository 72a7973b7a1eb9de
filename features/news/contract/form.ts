/** The publish form and the edit form (specification, section 5, News publish). */
import { richText } from '@platform/contract/richText';
import { id, revision, text } from '@platform/contract/text';
import { z } from 'zod';
import { newsCategory } from './category.ts';

/** Maximum lengths in characters; content is counted as HTML. */
export const newsLengths = { title: 100, summary: 300, content: 50_000 } as const;

/** The texts of an item; `content` is HTML, which the server sanitises. */
export const newsTexts = z.object({
  title: text({
    max: newsLengths.title,
    required: '请输入新闻标题',
    length: `标题长度不能超过 ${newsLengths.title} 个字符`,
  }),
  category: newsCategory,
  summary: text({
    max: newsLengths.summary,
    multiline: true,
    required: '请输入新闻摘要',
    length: `摘要长度不能超过 ${newsLengths.summary} 个字符`,
  }),
  content: richText({ max: newsLengths.content, required: '请输入新闻内容' }),
});
export type NewsTexts = z.output<typeof newsTexts>;

/** A new item. `coverId` is a cover that the member has uploaded, or null for none. */
export const newsForm = newsTexts.extend({ coverId: id.nullable().default(null) });
export type NewsForm = z.output<typeof newsForm>;

/** A change of an item: `revision` is the one that was read; `coverId` keeps the cover when omitted, null removes it. */
export const newsChange = newsTexts.extend({
  coverId: id.nullable().optional(),
  revision,
});
export type NewsChange = z.output<typeof newsChange>;
