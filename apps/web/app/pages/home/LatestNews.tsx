/** The three latest news; the home page's loader preloads them. */
import { type NewsCategory, newsTabNames } from '@features/news/contract/category';
import { listNews } from '@features/news/contract/endpoints';
import type { ListedNews } from '@features/news/contract/news';
import { portalZone } from '@platform/contract/zone';
import { query } from '@platform/web/api';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import classes from './LatestNews.module.css';

/** The three latest of all categories. */
export const latestNewsQuery = () => query(listNews, { query: { sort: 'latest', limit: 3 } });

const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: portalZone });

/** Stands in for a cover: the category's first character as a seal. */
function Seal({ category }: { category: NewsCategory }) {
  return (
    <span className={classes['seal']} aria-hidden="true">
      {newsTabNames[category].slice(0, 1)}
    </span>
  );
}

function NewsLeaf({ item }: { item: ListedNews }) {
  const { id, title, summary, category, publishDate, image, imageSizes } = item;
  const sources = imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <article className={classes['leaf']}>
      <span className={classes['cover']}>
        {image ? (
          <img
            src={image}
            {...(sources ? { srcSet: sources, sizes: '(max-width: 768px) 92vw, 23rem' } : {})}
            alt=""
            width={480}
            height={320}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Seal category={category} />
        )}
      </span>
      <p className={classes['kicker']}>{newsTabNames[category]}</p>
      <h3>
        <Link to={`/news/${id}`}>{title}</Link>
      </h3>
      <p className={classes['summary']}>{summary}</p>
      <time dateTime={publishDate}>{day.format(new Date(publishDate))}</time>
    </article>
  );
}

export function LatestNews() {
  const { data, error, refetch, isFetching } = useQuery(latestNewsQuery());
  if (!data && error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ListSkeleton count={3} />;
  if (data.news.length === 0) return <EmptyState title="还没有新闻">有了新的消息，会先写在这里。</EmptyState>;
  return (
    <ul className={classes['news']}>
      {data.news.map((item) => (
        <li key={item.id}>
          <NewsLeaf item={item} />
        </li>
      ))}
    </ul>
  );
}
