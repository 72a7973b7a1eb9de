/** The declaration of the editors' list. */
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { courseStages } from '../../contract/editing.ts';
import { managePath } from '../../contract/path.ts';

const stageNames = { all: '全部', draft: '草稿', published: '已发布', cancelled: '已取消' };

export const managedList = resourceList({
  path: managePath,
  noun: { name: '课程', counter: '门' },
  fields: { stage: z.enum(courseStages).default('all') },
  pageSizes: [20],
  filters: ['stage'],
  controls: { stage: { label: '阶段', options: optionsOf(courseStages, stageNames) } },
});
