/** A section of members' public pages: their published topics, paged by the page's address. */
import { memberPath } from '@features/accounts/web/path.ts';
import { maxOffset } from '@platform/contract/search';
import { query } from '@platform/web/api/api';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { resourceList } from '@platform/web/list/resourceList';
import { useList } from '@platform/web/list/useList';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useViewerQuery } from '@platform/web/session/viewer';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { listPosts } from '../contract/endpoints.ts';
import { pageSizes } from '../contract/filter.ts';
import { board } from './list.ts';
import { PostList } from './parts/PostList.tsx';

const listOf = (memberId: string) =>
  resourceList({
    path: memberPath(memberId),
    noun: board.noun,
    fields: {},
    pageSizes: [pageSizes[0]],
    maxOffset,
    filters: [],
  });

export function sectionQuery(author: string, search: string) {
  const { page, limit } = listOf(author).read(search);
  return query(listPosts, { query: { author, sort: 'latest', page, limit } });
}

export default function MemberPosts({ memberId }: { memberId: string }) {
  const { search } = useLocation();
  const list = useMemo(() => listOf(memberId), [memberId]);
  const view = useList(list, search);
  const answer = useViewerQuery(sectionQuery(memberId, search), { isList: true });
  return (
    <section aria-labelledby="member-posts">
      <SectionHeading id="member-posts">发布的话题</SectionHeading>
      <ListPanel view={view} answer={answer} items={({ posts }) => posts}>
        {(posts) => <PostList posts={posts} />}
      </ListPanel>
    </section>
  );
}
