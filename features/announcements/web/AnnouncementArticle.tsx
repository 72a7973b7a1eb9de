/** An announcement's own page: what the dialog shows, with the way to the list. */
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { Announcement } from '../contract/announcement.ts';
import classes from './AnnouncementArticle.module.css';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { announcementsPath } from './address.rules.ts';

export function AnnouncementArticle({ announcement }: { announcement: Announcement }) {
  const navigate = useNavigate();
  return (
    <div className={classes['page']}>
      <Link to={announcementsPath} className={classes['back']}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        全部公告
      </Link>
      <AnnouncementDetail
        announcement={announcement}
        headingOrder={1}
        onGone={() => void navigate(announcementsPath, { replace: true })}
      />
    </div>
  );
}
