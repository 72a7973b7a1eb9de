/** The items of a page in rows symmetric about the axis, and their skeletons. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import type { ListedNews } from '../../contract/news.ts';
import { newsPath } from '../path.ts';
import { spansOf } from '../rows.rules.ts';
import { NewsCard } from './NewsCard.tsx';
import classes from './NewsGrid.module.css';

interface NewsGridProps {
  news: readonly ListedNews[];
  /** Shows the first item larger. */
  lead: boolean;
}

export function NewsGrid({ news, lead }: NewsGridProps) {
  const spans = spansOf(news.length, lead);
  return (
    <ul className={classes['grid']}>
      {news.map((item, place) => {
        const span = spans[place] ?? 'third';
        return (
          <li key={item.id} data-span={span}>
            <NewsCard
              item={item}
              span={span}
              eager={place === 0}
              link={(id, title) => (
                <EntryLink path={newsPath} id={id}>
                  {title}
                </EntryLink>
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function NewsGridSkeleton({ count, lead }: { count: number; lead: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <ul className={classes['grid']} aria-hidden>
        {spansOf(count, lead).map((span, place) => (
          <li key={place} data-span={span} className={classes['place']}>
            <Skeleton height="100%" radius={0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
