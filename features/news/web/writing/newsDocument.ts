/** A news item as a document: its fields, its rules and its calls. */
import { call } from '@platform/web/api/api';
import type { DocumentType } from '@platform/web/document/fields';
import { z } from 'zod';
import { newsCategories, newsCategory, newsTabNames } from '../../contract/category.ts';
import { newsErrors } from '../../contract/errors.ts';
import { newsTexts } from '../../contract/form.ts';
import { newsCover, type StoredNews } from '../../contract/news.ts';
import { publishNews, updateNews } from '../../contract/writing.ts';
import { lists } from '../queries.ts';

/** The cover in the form: a new one, none (null), or the stored one (undefined). */
const cover = newsCover.nullable().optional();
export type CoverChoice = z.infer<typeof cover>;

/** The contract's form rules; the category may not be chosen yet. */
const newsForm = newsTexts.extend({ category: z.string().pipe(newsCategory), cover });
export type NewsValues = z.input<typeof newsForm>;

/** The `coverId` of a save: omitted when the cover is unchanged. */
export function coverChange(chosen: CoverChoice): { coverId?: string | null } {
  return chosen === undefined ? {} : { coverId: chosen?.id ?? null };
}

export const newsDocument: DocumentType<NewsValues, z.output<typeof newsForm>, StoredNews> = {
  name: 'newsDraft',
  fields: {
    title: { label: '标题', required: true },
    category: {
      kind: 'select',
      required: true,
      label: '分类',
      placeholder: '请选择',
      options: newsCategories.map((value) => ({ value, label: newsTabNames[value] })),
    },
    summary: {
      kind: 'longText',
      label: '摘要',
      description: '列表与分享卡片上的一两句话',
      required: true,
      rows: 5,
    },
    content: { kind: 'richText', label: '正文' },
    cover: { kind: 'custom', label: '封面图片' },
  },
  schema: newsForm,
  draft: z.object({
    title: z.string(),
    category: z.string(),
    summary: z.string(),
    content: z.string(),
    cover,
  }),
  empty: { title: '', category: '', summary: '', content: '' },
  valuesOf: ({ title, category, summary, content }) => ({ title, category, summary, content }),
  create: ({ cover: chosen, ...texts }, key) =>
    call(publishNews, { body: { ...texts, ...coverChange(chosen) } }, { key }),
  update: (id, { cover: chosen, ...texts }, revision) =>
    call(updateNews, { params: { id }, body: { ...texts, ...coverChange(chosen), revision } }),
  conflict: newsErrors.REVISION_CONFLICT,
  errorFields: { [newsErrors.COVER_NOT_FOUND.code]: 'cover' },
  invalidates: lists,
};
