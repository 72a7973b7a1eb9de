/** Announcements one below another. */
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import classes from './AnnouncementRow.module.css';
import { AnnouncementRow } from './AnnouncementRow.tsx';

interface AnnouncementRowsProps {
  announcements: readonly ListedAnnouncement[];
  /** The page before, shown until the next one has come. */
  stale?: boolean;
}

export function AnnouncementRows({ announcements, stale = false }: AnnouncementRowsProps) {
  return (
    <ul className={classes['rows']} aria-busy={stale} data-stale={stale || undefined}>
      {announcements.map((announcement) => (
        <li key={announcement.id}>
          <AnnouncementRow announcement={announcement} />
        </li>
      ))}
    </ul>
  );
}
