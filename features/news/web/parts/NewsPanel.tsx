/** The public list of news. */
import { useIsUnmuted } from '@features/accounts/web/mutes.ts';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NewsListView } from '../list.ts';
import { listQuery } from '../queries.ts';
import { FeedLink } from './FeedLink.tsx';
import { NewsGrid, NewsGridSkeleton } from './NewsGrid.tsx';

export function NewsPanel({ view }: { view: NewsListView }) {
  const { page, limit, search, category } = view.state;
  const answer = useQuery({ ...listQuery(view.state), placeholderData: keepPreviousData });
  const isUnmuted = useIsUnmuted();
  const isFirstPage = page === 1 && !search;
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ news }) => news.filter(({ authorId }) => isUnmuted(authorId))}
      choices={<FeedLink category={category} />}
      skeleton={<NewsGridSkeleton count={limit} lead={isFirstPage} />}
      filteredHint="换个词，或换个分类，也许就遇见了。"
    >
      {(news) => <NewsGrid news={news} lead={isFirstPage && news.at(0)?.featured === true} />}
    </ListPanel>
  );
}
