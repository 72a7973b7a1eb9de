/** The three latest news, for the home page; its loader preloads `latestQuery()`. */
import { useIsUnmuted } from '@features/accounts/web/mutes.ts';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { latestQuery } from './latest.queries.ts';
import { NewsCards } from './parts/NewsCards.tsx';

export function LatestNews() {
  const isUnmuted = useIsUnmuted();
  return (
    <QueryState query={useQuery(latestQuery())} rows={3}>
      {({ news }) => {
        const unmuted = news.filter(({ authorId }) => isUnmuted(authorId));
        return unmuted.length === 0 ? (
          <EmptyState title="还没有新闻">有了新的消息，会先写在这里。</EmptyState>
        ) : (
          <NewsCards news={unmuted} />
        );
      }}
    </QueryState>
  );
}
