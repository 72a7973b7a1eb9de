/** For editors: what is published, what is not yet, and a new one. */

import { NewDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { Link } from 'react-router';
import { type AnnouncementListView, announcementList } from '../list.ts';
import { useDrafts } from '../queries.ts';
import classes from './WriterBar.module.css';

export function WriterBar({ view: { state, pathOf } }: { view: AnnouncementListView }) {
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
      <NewDocumentLink list={announcementList} />
    </div>
  );
}
