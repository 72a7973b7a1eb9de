/** /news and what lies below it: keeps the list in place while one of its items is open over it. */

import { useBackgroundList } from '@platform/web/list/background';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { rssPath } from '../contract/feed.ts';
import classes from './NewsLayout.module.css';
import { newsPath } from './path.ts';
import { useWriting } from './writing/useWriting.ts';

// Fetched with NewsPage; a shared item's page does without it.
const NewsList = lazy(() => import('./NewsList.tsx'));
const DeleteDialog = lazy(() => import('./writing/DeleteDialog.tsx'));
const NewsEditor = lazy(() => import('./writing/NewsEditor.tsx'));

export default function NewsLayout() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { target, doomed, end } = useWriting();
  const shown = useBackgroundList(id !== undefined);
  const over = id !== undefined && shown !== null;
  const deleted = (gone: string) => {
    if (gone !== id) return;
    if (over) void navigate(-1);
    else void navigate(newsPath, { replace: true });
  };

  // What is being written belongs to the page on which it was begun.
  useEffect(() => () => end(), [pathname, end]);

  return (
    <>
      {/* For feed readers to find; it stands in the head. */}
      <link rel="alternate" type="application/rss+xml" title="中轴新闻" href={rssPath} />
      {shown !== null && (
        <div className={classes['page']}>
          <Suspense fallback={<ListSkeleton shape="cards" count={6} />}>
            <NewsList search={shown} />
          </Suspense>
        </div>
      )}
      <Outlet context={{ over, listSearch: shown ?? '' }} />
      {doomed !== null && (
        <Suspense>
          <DeleteDialog item={doomed} onClose={end} onDeleted={deleted} />
        </Suspense>
      )}
      {target !== null && (
        <Suspense>
          <NewsEditor target={target} onClose={end} />
        </Suspense>
      )}
    </>
  );
}
