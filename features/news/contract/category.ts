/** The categories of the news and their tabs (specification, section 2, News). */
import { newsKind, newsKindNames, newsKinds } from '@features/newsletter/contract/kind';
import { z } from 'zod';

/** Categories in the order of the tabs; also the newsletter's kinds. */
export const newsCategories = newsKinds;

/** One category; the message is for a missing one. */
export const newsCategory = newsKind;
export type NewsCategory = z.infer<typeof newsCategory>;

/** The tabs: all, and every category. */
export const newsTabs = ['all', ...newsCategories] as const;
export const newsTab = z.enum(newsTabs);
export type NewsTab = z.infer<typeof newsTab>;

/** Labels of the tabs. */
export const newsTabNames: Readonly<Record<NewsTab, string>> = { all: '全部', ...newsKindNames };
