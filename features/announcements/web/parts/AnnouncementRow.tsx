/** One announcement in the list: day, title and summary, counts. */

import { formatCount } from '@platform/web/format/amount';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { IconDownload, IconEye, IconPaperclip } from '@tabler/icons-react';
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import { announcementsPath } from '../path.ts';
import { dayParts } from '../time.rules.ts';
import classes from './AnnouncementRow.module.css';
import { Marks } from './Marks.tsx';

function CalendarLeaf({ publishTime }: { publishTime: string | null }) {
  if (publishTime === null) return <span className={classes['leaf']}>未发布</span>;
  const { year, month, day } = dayParts(publishTime);
  return (
    <time dateTime={publishTime} className={classes['leaf']}>
      <span>{year} 年</span>
      <strong>
        {month}
        <i aria-hidden>.</i>
        <span className={classes['unspoken']}>月</span>
        {day}
        <span className={classes['unspoken']}>日</span>
      </strong>
    </time>
  );
}

export function AnnouncementRow({ announcement }: { announcement: ListedAnnouncement }) {
  const { id, title, summary, author, publishTime, isTop, views, downloads, attachments, highlights } =
    announcement;
  const numbers = [
    { name: '浏览', count: views, Icon: IconEye },
    { name: '下载', count: downloads, Icon: IconDownload },
    { name: '附件', count: attachments.length, Icon: IconPaperclip },
  ];
  return (
    <article className={classes['row']} data-top={isTop || undefined}>
      <CalendarLeaf publishTime={publishTime} />
      <div className={classes['words']}>
        <Marks {...announcement} isDraft={publishTime === null} />
        <h3>
          <EntryLink path={announcementsPath} id={id} className={classes['link']}>
            <Highlighted text={title} spans={highlights?.title} />
          </EntryLink>
        </h3>
        <p className={classes['summary']}>
          <Highlighted text={summary} spans={highlights?.summary} />
        </p>
        {highlights?.excerpt && (
          <p className={classes['excerpt']}>
            正文：
            <Highlighted {...highlights.excerpt} />
          </p>
        )}
        <p className={classes['author']}>
          <Avatar name={author} address={null} size={24} />
          {author}
        </p>
      </div>
      <ul className={classes['numbers']}>
        {numbers.map(({ name, count, Icon }) => (
          <li key={name}>
            <Icon size={16} stroke={1.5} aria-hidden />
            <span>{name}</span> {formatCount(count)}
          </li>
        ))}
      </ul>
    </article>
  );
}
