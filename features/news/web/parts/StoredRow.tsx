/** An item in its author's or the editors' list: its state and actions. */
import { Badge } from '@mantine/core';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { newsTabNames } from '../../contract/category.ts';
import { newsStateNames } from '../../contract/filter.ts';
import type { ListedStoredNews } from '../../contract/news.ts';
import { newsPath } from '../path.ts';
import { useReader } from '../roles.ts';
import { Cover } from './Cover.tsx';
import { ItemActions } from './ItemActions.tsx';
import { NewsMeta } from './NewsMeta.tsx';
import classes from './StoredRow.module.css';

/** For the author of an unapproved item. */
const approvalHint = '已在新闻列表中；编辑审核通过后，也会出现在首页、订阅源和通讯中';

function StoredRow({ item }: { item: ListedStoredNews }) {
  const { isEditor } = useReader();
  const { id, title, summary, category, hidden, featured, approved, highlights } = item;
  return (
    <article className={classes['row']} data-hidden={hidden || undefined}>
      <div className={classes['picture']}>
        <Cover item={item} sizes="11rem" />
      </div>
      <div className={classes['words']}>
        <p className={classes['state']}>
          {newsTabNames[category]}
          <Badge color={hidden ? 'gray' : 'celadon'} variant="light" radius={0}>
            {hidden ? newsStateNames.hidden : newsStateNames.visible}
          </Badge>
          {!approved && (
            <Badge color="gold" variant="light" radius={0}>
              {newsStateNames.unapproved}
            </Badge>
          )}
          {featured && (
            <Badge color="cinnabar" variant="light" radius={0}>
              {newsStateNames.featured}
            </Badge>
          )}
        </p>
        <h3>
          <EntryLink path={newsPath} id={id}>
            <Highlighted text={title} spans={highlights?.title} />
          </EntryLink>
        </h3>
        <p className={classes['summary']}>
          <Highlighted text={summary} spans={highlights?.summary} />
        </p>
        {!approved && !isEditor && <p className={classes['hint']}>{approvalHint}</p>}
        <div className={classes['foot']}>
          <NewsMeta item={item} />
          <ItemActions item={item} />
        </div>
      </div>
    </article>
  );
}

export function StoredRows({ news }: { news: readonly ListedStoredNews[] }) {
  return (
    <ul className={classes['rows']}>
      {news.map((item) => (
        <li key={item.id}>
          <StoredRow item={item} />
        </li>
      ))}
    </ul>
  );
}
