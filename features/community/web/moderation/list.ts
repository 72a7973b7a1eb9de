/** The editors' page: what waits, what is hidden, and the words that hold posts for review. */
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { moderationPath } from '../../contract/path.ts';

const tabs = ['open', 'hidden', 'words'] as const;
const tabNames = { open: '待处理', hidden: '已隐藏', words: '词表' };

export const moderationList = resourceList({
  path: moderationPath,
  noun: { name: '内容', counter: '条' },
  fields: { tab: z.enum(tabs).default('open') },
  pageSizes: [20],
  filters: [],
  controls: { tab: { label: '社区管理', options: optionsOf(tabs, tabNames) } },
});
export type ModerationView = ListView<ListState<typeof moderationList>>;
