/** An announcement with its attachments and the editors' actions. */

import { Title } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import type { DetailPlace } from '@platform/web/list/DetailRoute.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { RichText } from '@platform/web/richText/RichText.tsx';
import type { Announcement } from '../contract/announcement.ts';
import classes from './AnnouncementDetail.module.css';
import { Attachments } from './parts/Attachments.tsx';
import { Marks } from './parts/Marks.tsx';
import { WriterActions } from './parts/WriterActions.tsx';
import { useIsWriter } from './queries.ts';
import { showMoment } from './time.rules.ts';

interface AnnouncementDetailProps extends DetailPlace {
  announcement: Announcement;
}

export function AnnouncementDetail({ announcement, headingOrder, close }: AnnouncementDetailProps) {
  const { title, summary, content, author, publishTime, views, downloads, attachments } = announcement;
  const isWriter = useIsWriter();
  return (
    <article>
      <header className={classes['head']}>
        <Marks {...announcement} isDraft={publishTime === null} />
        <Title order={headingOrder} className={classes['title'] ?? ''}>
          {title}
        </Title>
        <p className={classes['summary']}>{summary}</p>
        <ul className={classes['meta']}>
          <li className={classes['author']}>
            <Avatar name={author} address={null} size={24} />
            {author}
          </li>
          <li>{publishTime ? <time dateTime={publishTime}>{showMoment(publishTime)}</time> : '尚未发布'}</li>
          <li>浏览 {formatCount(views)}</li>
          <li>下载 {formatCount(downloads)}</li>
        </ul>
      </header>
      {isWriter && <WriterActions announcement={announcement} onGone={close} />}
      <div className={classes['content']}>
        <RichText html={content} />
      </div>
      {attachments.length > 0 && (
        <Attachments announcement={announcement} headingOrder={headingOrder === 1 ? 2 : 3} />
      )}
    </article>
  );
}
