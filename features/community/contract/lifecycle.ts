/** The states of posts and replies (specification, section 4): published at once, held for review, hidden by an editor. */
import { stateTable } from '@platform/contract/lifecycle';
import type { z } from 'zod';

export const contentStates = stateTable({
  published: { label: '已发布', color: 'celadon' },
  review: { label: '审核中', color: 'gold' },
  hidden: { label: '已隐藏', color: 'gray' },
});
export type ContentStatus = z.infer<typeof contentStates.schema>;
