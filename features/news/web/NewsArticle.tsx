/** A news item's own public page: what the dialog shows, with the way into the list and a description for machines. */
import { Trail } from '@platform/web/Trail.tsx';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { newsTabNames } from '../contract/category.ts';
import type { NewsItem } from '../contract/news.ts';
import classes from './NewsArticle.module.css';
import { NewsDetail } from './NewsDetail.tsx';
import { MoreNews } from './parts/MoreNews.tsx';
import { newsPath } from './path.ts';
import { jsonLdOf } from './summary.ts';

export function NewsArticle({ item }: { item: NewsItem }) {
  const navigate = useNavigate();
  const { id, category, title } = item;
  const root = useRouteLoaderData<{ origin: string }>('root');
  return (
    <div className={classes['page']}>
      <Trail
        above={[
          { to: newsPath, label: '新闻' },
          { to: `${newsPath}?category=${category}`, label: newsTabNames[category] },
        ]}
        title={title}
      />
      <NewsDetail item={item} headingOrder={1} onHidden={() => void navigate(newsPath, { replace: true })} />
      <MoreNews id={id} category={category} />
      {root && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdOf(item, root.origin) }}
        />
      )}
    </div>
  );
}
