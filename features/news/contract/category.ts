/** The categories of the news, with their labels (specification, section 2, News). */
import { z } from 'zod';

/** Categories in the order of the tabs. */
export const newsCategories = ['alliance', 'scholarship', 'culture', 'academic'] as const;

/** One category; the message is said when none was chosen. */
export const newsCategory = z.enum(newsCategories, { error: '请选择新闻分类' });
export type NewsCategory = z.infer<typeof newsCategory>;

/** The tabs: every category, and all of them together. */
export const newsTabs = ['all', ...newsCategories] as const;
export const newsTab = z.enum(newsTabs);
export type NewsTab = z.infer<typeof newsTab>;

/** The name of each tab as visitors read it. */
export const newsTabNames: Readonly<Record<NewsTab, string>> = {
  all: '全部',
  alliance: '联盟动态',
  scholarship: '奖学金',
  culture: '文化传承',
  academic: '学术研究',
};
