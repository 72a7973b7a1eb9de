/** An announcement as a document: its fields, its rules and its calls. */
import { documentType } from '@platform/web/document/documentType';
import { announcementDraft } from '../../contract/announcement.ts';
import { announcementCategories, announcementCategoryNames } from '../../contract/category.ts';
import { announcementErrors } from '../../contract/errors.ts';
import { announcementEndpoints } from '../../contract/writing.ts';
import { changedByWriting } from '../queries.ts';

export const announcementDocument = documentType({
  name: 'announcementDraft',
  fields: {
    title: { label: '标题', required: true },
    category: {
      kind: 'select',
      required: true,
      label: '类别',
      options: announcementCategories.map((value) => ({ value, label: announcementCategoryNames[value] })),
    },
    author: { label: '发布单位', required: true },
    summary: {
      kind: 'longText',
      label: '摘要',
      description: '列表与轮播里的一两句话',
      required: true,
      rows: 2,
    },
    content: { kind: 'richText', label: '正文' },
    isTop: { kind: 'flag', label: '置顶', description: '列在最前，并进入轮播' },
    isUrgent: { kind: 'flag', label: '紧急', description: '轮播里排在最前，标为紧急' },
  },
  schema: announcementDraft,
  initial: { author: '奖学金秘书处' },
  endpoints: announcementEndpoints,
  conflict: announcementErrors.REVISION_CONFLICT,
  errorFields: { [announcementErrors.CONTENT_EMPTY.code]: 'content' },
  invalidates: changedByWriting,
});
