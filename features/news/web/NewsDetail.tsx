/** A news item: category, title, picture, content. */
import { Title } from '@mantine/core';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { RichText } from '@platform/web/richText/RichText.tsx';
import { newsTabNames } from '../contract/category.ts';
import { newsStateNames } from '../contract/filter.ts';
import classes from './NewsDetail.module.css';
import { Cover } from './parts/Cover.tsx';
import { ItemActions } from './parts/ItemActions.tsx';
import { NewsMeta } from './parts/NewsMeta.tsx';
import { newsPath } from './path.ts';
import type { ReadNews } from './queries.ts';

interface NewsDetailProps {
  item: ReadNews;
  /** 1 on the item's own page, 2 in the dialog. */
  headingOrder: 1 | 2;
  /** Called when an editor has hidden the item. */
  onHidden: () => void;
}

export function NewsDetail({ item, headingOrder, onHidden }: NewsDetailProps) {
  const { id, title, category, summary, content, hidden } = item;
  return (
    <article className={classes['detail']}>
      <header className={classes['head']}>
        <p className={classes['category']}>{newsTabNames[category]}</p>
        <Title order={headingOrder} className={classes['title'] ?? ''}>
          {title}
        </Title>
        <NewsMeta item={item} full />
        {hidden && <p className={classes['hidden']}>{newsStateNames.hidden} · 只有作者和编辑读得到这一篇</p>}
      </header>
      {item.image !== null && (
        <div className={classes['picture']}>
          <Cover item={item} alt={`${title}的配图`} sizes="(max-width: 52rem) 100vw, 50rem" eager />
        </div>
      )}
      <div className={classes['words']}>
        <p className={classes['summary']}>{summary}</p>
        <RichText html={content} />
      </div>
      <footer className={classes['foot']}>
        {!hidden && <ShareButtons path={`${newsPath}/${id}`} title={title} text={summary} />}
        <ItemActions item={item} onHidden={onHidden} />
      </footer>
    </article>
  );
}
