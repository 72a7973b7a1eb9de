/** A column of announcements. */
import type { ListedAnnouncement } from '../../contract/announcement.ts';
import classes from './AnnouncementRow.module.css';
import { AnnouncementRow } from './AnnouncementRow.tsx';

export function AnnouncementRows({ announcements }: { announcements: readonly ListedAnnouncement[] }) {
  return (
    <ul className={classes['rows']}>
      {announcements.map((announcement) => (
        <li key={announcement.id}>
          <AnnouncementRow announcement={announcement} />
        </li>
      ))}
    </ul>
  );
}
