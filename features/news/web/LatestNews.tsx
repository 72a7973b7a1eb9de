/** The three latest news, for the home page; its loader preloads `latestQuery()`. */
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import classes from './LatestNews.module.css';
import { latestQuery } from './latest.queries.ts';
import { NewsCard } from './parts/NewsCard.tsx';
import { newsPath } from './path.ts';

export function LatestNews() {
  const { data, error, refetch, isFetching } = useQuery(latestQuery());
  if (!data && error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ListSkeleton count={3} />;
  if (data.news.length === 0) return <EmptyState title="还没有新闻">有了新的消息，会先写在这里。</EmptyState>;
  return (
    <ul className={classes['news']}>
      {data.news.map((item) => (
        <li key={item.id}>
          <NewsCard
            item={item}
            span="third"
            eager={false}
            link={(id, title) => <Link to={`${newsPath}/${id}`}>{title}</Link>}
          />
        </li>
      ))}
    </ul>
  );
}
