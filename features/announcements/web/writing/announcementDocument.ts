/** An announcement as a document: its fields, its rules and its calls. */
import { call } from '@platform/web/api/api';
import type { DocumentType } from '@platform/web/document/fields';
import { z } from 'zod';
import { type Announcement, type AnnouncementDraft, announcementDraft } from '../../contract/announcement.ts';
import {
  announcementCategories,
  announcementCategory,
  announcementCategoryNames,
} from '../../contract/category.ts';
import { announcementErrors } from '../../contract/errors.ts';
import { createAnnouncement, publishAnnouncement, updateAnnouncement } from '../../contract/writing.ts';
import { changedByWriting } from '../queries.ts';

type AnnouncementValues = z.input<typeof announcementDraft>;

export const announcementDocument: DocumentType<AnnouncementValues, AnnouncementDraft, Announcement> = {
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
  draft: z.object({
    title: z.string(),
    category: announcementCategory,
    author: z.string(),
    summary: z.string(),
    content: z.string(),
    isTop: z.boolean(),
    isUrgent: z.boolean(),
  }),
  empty: {
    title: '',
    category: 'application',
    author: '奖学金秘书处',
    summary: '',
    content: '',
    isTop: false,
    isUrgent: false,
  },
  valuesOf: ({ title, category, author, summary, content, isTop, isUrgent }) => ({
    title,
    category,
    author,
    summary,
    content,
    isTop,
    isUrgent,
  }),
  create: (body, key) => call(createAnnouncement, { body }, { key }),
  update: (id, values, revision) =>
    call(updateAnnouncement, { params: { id }, body: { ...values, revision } }),
  publish: (id) => call(publishAnnouncement, { params: { id } }),
  conflict: announcementErrors.REVISION_CONFLICT,
  errorFields: { [announcementErrors.CONTENT_EMPTY.code]: 'content' },
  invalidates: changedByWriting,
};
