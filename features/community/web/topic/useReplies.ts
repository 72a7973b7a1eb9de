/** The replies of a topic: the first page, or the page that holds one of them, and the pages beside it on demand. */

import { asViewer, useViewer, useViewerQuery } from '@platform/web/session/viewer';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { repliesQuery } from '../queries.ts';

/** The address's parameter for the reply to begin with. */
export const replyParameter = 'reply';

/** Where to begin: at a reply, else at the first page. */
export const repliesFor = (reply: string | null) =>
  z.uuid().safeParse(reply).success && reply ? { reply } : { page: 1 };

const pagesBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

export function useReplies(postId: string, target: string | null) {
  const viewer = useViewer();
  /** The pages that were opened before and behind the first one. */
  const [opened, setOpened] = useState({ target, before: 0, behind: 0 });
  const { before, behind } = opened.target === target ? opened : { before: 0, behind: 0 };

  const answer = useViewerQuery(repliesQuery(postId, repliesFor(target)), { isList: true });
  const { current_page: start = 1, per_page = 1, total = 0 } = answer.data?.pagination ?? {};
  const pages = [...pagesBetween(start - before, start - 1), ...pagesBetween(start + 1, start + behind)];
  const others = useQueries({
    queries: pages.map((page) => asViewer(repliesQuery(postId, { page }), viewer)),
  });
  const repliesOf = (index: number) => others[index]?.data?.replies ?? [];
  const open = (more: { before?: number; behind?: number }) => setOpened({ target, before, behind, ...more });
  return {
    answer,
    total,
    replies: [
      ...pagesBetween(0, before - 1).flatMap(repliesOf),
      ...(answer.data?.replies ?? []),
      ...pagesBetween(before, before + behind - 1).flatMap(repliesOf),
    ],
    isLoading: others.some(({ isLoading }) => isLoading),
    failed: others.find(({ error }) => error !== null),
    openEarlier: start - before > 1 ? () => open({ before: before + 1 }) : null,
    openLater: (start + behind) * per_page < total ? () => open({ behind: behind + 1 }) : null,
  };
}
