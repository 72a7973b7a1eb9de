/** The kinds that a subscriber chooses: the categories of the news (specification, section 2, News). */
import { z } from 'zod';

export const newsKinds = ['alliance', 'scholarship', 'culture', 'academic'] as const;
export const newsKind = z.enum(newsKinds, { error: '请选择新闻分类' });
export type NewsKind = z.infer<typeof newsKind>;

/** Labels of the kinds. */
export const newsKindNames: Readonly<Record<NewsKind, string>> = {
  alliance: '联盟动态',
  scholarship: '奖学金',
  culture: '文化传承',
  academic: '学术研究',
};
