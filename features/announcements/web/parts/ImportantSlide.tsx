/** One announcement in the carousel. */
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import { showMoment } from '../showing.rules.ts';
import { AnnouncementLink } from './AnnouncementLink.tsx';
import classes from './ImportantCarousel.module.css';
import { Marks } from './Marks.tsx';

interface ImportantSlideProps {
  announcement: ListedAnnouncement;
  label: string;
  /** The others are out of reach for the keyboard and for screen readers. */
  shown: boolean;
}

export function ImportantSlide({ announcement, label, shown }: ImportantSlideProps) {
  const { id, title, summary, author, publishTime, isUrgent } = announcement;
  return (
    <article
      aria-label={label}
      inert={!shown}
      className={classes['slide']}
      data-urgent={isUrgent || undefined}
    >
      <Marks {...announcement} />
      <h2>
        <AnnouncementLink id={id} place="carousel">
          {title}
        </AnnouncementLink>
      </h2>
      <p className={classes['summary']}>{summary}</p>
      <p className={classes['meta']}>
        {author}
        {publishTime && ` · ${showMoment(publishTime)}`}
      </p>
    </article>
  );
}
