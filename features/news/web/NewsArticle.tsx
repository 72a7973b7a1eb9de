/** A news item's own page: the dialog's content with a link to the list and structured data. */
import { Neighbours } from '@platform/web/list/Neighbours.tsx';
import { JsonLd } from '@platform/web/page/JsonLd.tsx';
import { Trail } from '@platform/web/page/Trail.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newsTabNames } from '../contract/category.ts';
import classes from './NewsArticle.module.css';
import { NewsDetail } from './NewsDetail.tsx';
import { MoreNews } from './parts/MoreNews.tsx';
import { newsPath } from './path.ts';
import { neighboursQuery, type ReadNews } from './queries.ts';
import { jsonLdOf } from './summary.ts';

export function NewsArticle({ item }: { item: ReadNews }) {
  const navigate = useNavigate();
  const { id, category, title, hidden } = item;
  const { data: neighbours } = useQuery({ ...neighboursQuery(id), enabled: !hidden });
  return (
    <div className={classes['page']}>
      <Trail
        parents={[
          { to: newsPath, label: '新闻' },
          { to: `${newsPath}?category=${category}`, label: newsTabNames[category] },
        ]}
        title={title}
      />
      <NewsDetail item={item} headingOrder={1} onHidden={() => void navigate(newsPath, { replace: true })} />
      {neighbours && <Neighbours path={newsPath} counter="篇" {...neighbours} />}
      <MoreNews id={id} category={category} />
      {!hidden && <JsonLd describe={(absolute) => jsonLdOf(item, absolute)} />}
    </div>
  );
}
