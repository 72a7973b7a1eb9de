/** /news and its child routes: keeps the list mounted under an open item. */

import { useBackgroundList } from '@platform/web/list/background';
import { ListLayout } from '@platform/web/list/ListLayout.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { rssPath } from '../contract/feed.ts';
import { newsPath } from './path.ts';
import { useWriting } from './writing/useWriting.ts';

const NewsList = lazyPart(() => import('./NewsList.tsx'));
const DeleteDialog = lazyPart(() => import('./writing/DeleteDialog.tsx'));
const NewsEditor = lazyPart(() => import('./writing/NewsEditor.tsx'));

export default function NewsLayout() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { target, pendingDelete, end } = useWriting();
  const background = useBackgroundList(id === undefined ? 'list' : 'entry');
  const onDeleted = (deletedId: string) => {
    if (deletedId !== id) return;
    if (background.isModal) void navigate(-1);
    else void navigate(newsPath, { replace: true });
  };

  // A form closes with the page on which it was opened.
  useEffect(() => () => end(), [pathname, end]);

  return (
    <>
      {/* Links for feed readers, in the document's head. */}
      <link rel="alternate" type="application/rss+xml" title="中轴新闻" href={rssPath} />
      <ListLayout
        background={background}
        list={NewsList}
        skeleton={<ListSkeleton shape="cards" count={6} />}
      />
      {pendingDelete !== null && (
        <Suspense>
          <DeleteDialog item={pendingDelete} onClose={end} onDeleted={onDeleted} />
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
