/** An announcement's own page: the dialog's content with a link to the list. */
import { BackLink } from '@platform/web/list/ListHead.tsx';
import { useNavigate } from 'react-router';
import type { Announcement } from '../contract/announcement.ts';
import classes from './AnnouncementArticle.module.css';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { announcementsPath } from './path.ts';

export function AnnouncementArticle({ announcement }: { announcement: Announcement }) {
  const navigate = useNavigate();
  return (
    <div className={classes['page']}>
      <BackLink to={announcementsPath} label="全部公告" />
      <AnnouncementDetail
        announcement={announcement}
        headingOrder={1}
        onDeleted={() => void navigate(announcementsPath, { replace: true })}
      />
    </div>
  );
}
