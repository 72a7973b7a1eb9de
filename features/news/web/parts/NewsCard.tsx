/** An item in a list: the picture, what it is about, who says so. The lead stands larger, on both sides of the axis. */
import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import type { ReactNode } from 'react';
import { newsTabNames } from '../../contract/category.ts';
import type { ListedNews } from '../../contract/news.ts';
import type { Span } from '../rows.rules.ts';
import { Cover } from './Cover.tsx';
import classes from './NewsCard.module.css';
import { NewsMeta } from './NewsMeta.tsx';

interface NewsCardProps {
  item: ListedNews;
  span: Span;
  eager: boolean;
  /** Wraps the title in the link that opens the item. */
  link: (id: string, title: ReactNode) => ReactNode;
}

const sizes: Readonly<Record<Span, string>> = {
  whole: '(max-width: 64rem) 100vw, 38rem',
  half: '(max-width: 40rem) 100vw, (max-width: 80rem) 50vw, 38rem',
  third: '(max-width: 40rem) 100vw, (max-width: 64rem) 50vw, 25rem',
};

export function NewsCard({ item, span, eager, link }: NewsCardProps) {
  const { id, title, summary, category, highlights, featured } = item;
  return (
    <EntryCard
      className={classes['card']}
      span={span}
      cover={<Cover item={item} sizes={sizes[span]} eager={eager} />}
      kicker={
        <p className={classes['category']}>
          {newsTabNames[category]}
          {featured && <span className={classes['featured']}>推荐</span>}
        </p>
      }
      title={link(id, <Highlighted text={title} spans={highlights?.title} />)}
    >
      <p className={classes['summary']}>
        <Highlighted text={summary} spans={highlights?.summary} />
      </p>
      <NewsMeta item={item} />
    </EntryCard>
  );
}
