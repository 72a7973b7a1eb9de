/** One announcement in the carousel. */
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import { announcementsPath } from '../path.ts';
import { showMoment } from '../time.rules.ts';
import classes from './ImportantSlide.module.css';
import { Marks } from './Marks.tsx';

export function ImportantSlide({ announcement }: { announcement: ListedAnnouncement }) {
  const { id, title, summary, author, publishTime, isUrgent } = announcement;
  return (
    <div className={classes['slide']} data-urgent={isUrgent || undefined}>
      <Marks {...announcement} />
      <h2>
        <EntryLink path={announcementsPath} id={id} place="carousel">
          {title}
        </EntryLink>
      </h2>
      <p className={classes['summary']}>{summary}</p>
      <p className={classes['meta']}>
        {author}
        {publishTime && ` · ${showMoment(publishTime)}`}
      </p>
    </div>
  );
}
