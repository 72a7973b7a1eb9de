/** A news item as a document: its fields, its rules and its calls. */
import { chosenCover, coverErrors } from '@platform/contract/cover';
import { documentType } from '@platform/web/document/documentType';
import { z } from 'zod';
import { newsCategories, newsCategory, newsTabNames } from '../../contract/category.ts';
import { newsErrors } from '../../contract/errors.ts';
import { newsTexts } from '../../contract/form.ts';
import { publishNews, updateNews, uploadNewsCover } from '../../contract/writing.ts';
import { lists } from '../queries.ts';

/** The form's rules: the contract's, over a category that may not have been chosen yet. */
const newsForm = newsTexts.extend({ category: z.string().pipe(newsCategory), cover: chosenCover });

export const newsDocument = documentType({
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
    cover: { kind: 'cover', label: '封面图片', endpoint: uploadNewsCover },
  },
  schema: newsForm,
  endpoints: { create: publishNews, update: updateNews },
  conflict: newsErrors.REVISION_CONFLICT,
  errorFields: { [coverErrors.COVER_NOT_FOUND.code]: 'cover' },
  invalidates: lists,
});
