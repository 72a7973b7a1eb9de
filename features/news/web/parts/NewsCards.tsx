/** A few items beside each other, outside the list. */
import { Link } from 'react-router';
import type { ListedNews } from '../../contract/news.ts';
import { newsPath } from '../path.ts';
import { NewsCard } from './NewsCard.tsx';
import classes from './NewsCards.module.css';

export function NewsCards({ news }: { news: readonly ListedNews[] }) {
  return (
    <ul className={classes['cards']}>
      {news.map((item) => (
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
