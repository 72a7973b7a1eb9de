/** The three latest news, for the home page; its loader preloads `latestQuery()`. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import classes from './LatestNews.module.css';
import { NewsCard } from './parts/NewsCard.tsx';
import { latestQuery } from './queries.ts';
import { newsPath } from './useAddress.ts';

/** Nothing at all where there is no news or it can't be loaded: the home page stands without it. */
export function LatestNews() {
  const { data } = useQuery(latestQuery());
  if (!data?.news.length) return null;
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
