/** The states of posts and replies (specification, section 4): published at once, held for review, hidden by an editor. */
import { lifecycle } from '@platform/contract/lifecycle';
import type { z } from 'zod';

export const contentStates = lifecycle({
  states: {
    published: { label: '已发布', color: 'celadon' },
    review: { label: '审核中', color: 'gold' },
    hidden: { label: '已隐藏', color: 'gray' },
  },
  moves: {
    hold: { from: ['published'], to: 'review', by: ['portal'] },
    approve: { from: ['review'], to: 'published', by: ['editor'] },
    hide: { from: ['published', 'review'], to: 'hidden', by: ['editor'] },
    show: { from: ['hidden'], to: 'published', by: ['editor'] },
  },
});
export type ContentStatus = z.infer<typeof contentStates.schema>;
