/** Author, time and views of an item. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { formatDay } from '@platform/web/format/time';
import { IconEye } from '@tabler/icons-react';
import type { ListedNews } from '../../contract/news.ts';
import classes from './NewsMeta.module.css';

interface NewsMetaProps {
  item: Pick<ListedNews, 'author' | 'authorId' | 'authorAvatar' | 'publishDate' | 'editedAt' | 'views'>;
  /** Also shows the last change, and the author's avatar, which leads to the public page. */
  full?: boolean;
}

export function NewsMeta({ item, full = false }: NewsMetaProps) {
  const { author, authorId, authorAvatar, publishDate, editedAt, views } = item;
  return (
    <p className={classes['meta']}>
      {full ? (
        <PersonLink person={{ id: authorId, name: author, avatar: authorAvatar }} />
      ) : (
        <span data-verbatim>{author}</span>
      )}
      <time dateTime={publishDate}>{formatDay(publishDate)}</time>
      <span className={classes['views']}>
        <IconEye size={16} stroke={1.5} aria-hidden />
        {formatCount(views)}
        <VisuallyHidden component="span"> 次阅读</VisuallyHidden>
      </span>
      {full && editedAt !== null && <span>更新于 {formatDay(editedAt)}</span>}
    </p>
  );
}
