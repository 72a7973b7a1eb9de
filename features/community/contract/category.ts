/** The categories of posts (specification, section 9, Community). */
import { z } from 'zod';

export const postCategories = ['culture', 'academic', 'life', 'tech', 'art', 'other'] as const;

/** One category; the message is for a missing one. */
export const postCategory = z.enum(postCategories, { error: '请选择分类' });
export type PostCategory = z.infer<typeof postCategory>;

/** The choices of the board's filter: all, and every category. */
export const postTabs = ['all', ...postCategories] as const;
export const postTab = z.enum(postTabs);
export type PostTab = z.infer<typeof postTab>;

export const postTabNames: Readonly<Record<PostTab, string>> = {
  all: '全部',
  culture: '文化交流',
  academic: '学术讨论',
  life: '生活分享',
  tech: '科技前沿',
  art: '艺术创作',
  other: '其他',
};
