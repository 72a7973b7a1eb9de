/** What comes before and after in the list, on both sides of the axis. */
import { Link, useLocation } from 'react-router';
import type { ListedNews } from '../../contract/news.ts';
import type { Neighbours as Both } from '../neighbours.rules.ts';
import { newsPath } from '../path.ts';
import classes from './Neighbours.module.css';

const sides = [
  { side: 'previous', label: '上一篇' },
  { side: 'next', label: '下一篇' },
] as const;

export function Neighbours(neighbours: Both<ListedNews>) {
  const { state } = useLocation();
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <nav aria-label="上一篇与下一篇" className={classes['neighbours']}>
      {sides.map(({ side, label }) => {
        const item = neighbours[side];
        return item ? (
          // It takes this one's place in the history, so that back leads to the list.
          <Link key={side} to={`${newsPath}/${item.id}`} state={state} replace preventScrollReset>
            <span>{label}</span>
            {item.title}
          </Link>
        ) : (
          <p key={side}>{side === 'previous' ? '已是第一篇' : '已是最后一篇'}</p>
        );
      })}
    </nav>
  );
}
