/** The editors' bar: published, drafts, and a new announcement. */

import { Button } from '@mantine/core';
import { openOverList } from '@platform/web/list/background';
import { IconPencil } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { AnnouncementListView } from '../list.ts';
import { announcementsPath } from '../path.ts';
import { useDrafts } from '../queries.ts';
import classes from './WriterBar.module.css';

export function WriterBar({ view: { state, pathOf } }: { view: AnnouncementListView }) {
  const location = useLocation();
  const { data: drafts } = useDrafts();
  const views = [
    { value: 'published', label: '已发布' },
    { value: 'drafts', label: drafts ? `草稿（${drafts.length}）` : '草稿' },
  ] as const;
  return (
    <div className={classes['bar']}>
      <nav aria-label="编辑视图">
        {views.map(({ value, label }) => (
          <Link
            key={value}
            to={pathOf({ view: value })}
            preventScrollReset
            aria-current={value === state.view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Button
        component={Link}
        to={`${announcementsPath}/new`}
        state={openOverList(location)}
        preventScrollReset
        leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
      >
        写公告
      </Button>
    </div>
  );
}
