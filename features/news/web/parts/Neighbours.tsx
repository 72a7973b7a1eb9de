/** What comes before and after, on both sides of the axis. */
import { Link, useLocation } from 'react-router';
import type { NewsNeighbours } from '../../contract/news.ts';
import { newsPath } from '../path.ts';
import classes from './Neighbours.module.css';

const sides = [
  { side: 'previous', label: '上一篇' },
  { side: 'next', label: '下一篇' },
] as const;

interface NeighboursProps extends NewsNeighbours {
  /** In the dialog: the next item takes this one's place in the history, so that back leads to the list. */
  over: boolean;
}

export function Neighbours({ over, ...neighbours }: NeighboursProps) {
  const { state } = useLocation();
  if (!neighbours.previous && !neighbours.next) return null;
  const way = over ? { state, replace: true, preventScrollReset: true } : {};
  return (
    <nav aria-label="上一篇与下一篇" className={classes['neighbours']}>
      {sides.map(({ side, label }) => {
        const item = neighbours[side];
        return item ? (
          <Link key={side} to={`${newsPath}/${item.id}`} {...way}>
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
