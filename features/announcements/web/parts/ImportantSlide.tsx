/** One announcement in the carousel. */
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import { announcementsPath } from '../path.ts';
import { showMoment } from '../time.rules.ts';
import classes from './ImportantCarousel.module.css';
import { Marks } from './Marks.tsx';

interface ImportantSlideProps {
  announcement: ListedAnnouncement;
  label: string;
  /** Hidden slides are not reachable by keyboard and screen readers. */
  isVisible: boolean;
}

export function ImportantSlide({ announcement, label, isVisible }: ImportantSlideProps) {
  const { id, title, summary, author, publishTime, isUrgent } = announcement;
  return (
    <article
      aria-label={label}
      inert={!isVisible}
      className={classes['slide']}
      data-urgent={isUrgent || undefined}
    >
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
    </article>
  );
}
