/** The categories of the news, and the tabs that show them (specification, section 2, News). */
import { newsKind, newsKindNames, newsKinds } from '@features/newsletter/contract/kind';
import { z } from 'zod';

/** Categories in the order of the tabs; they are what the newsletter's readers choose among. */
export const newsCategories = newsKinds;

/** One category; the message is said when none was chosen. */
export const newsCategory = newsKind;
export type NewsCategory = z.infer<typeof newsCategory>;

/** The tabs: every category, and all of them together. */
export const newsTabs = ['all', ...newsCategories] as const;
export const newsTab = z.enum(newsTabs);
export type NewsTab = z.infer<typeof newsTab>;

/** The name of each tab as visitors read it. */
export const newsTabNames: Readonly<Record<NewsTab, string>> = { all: '全部', ...newsKindNames };
