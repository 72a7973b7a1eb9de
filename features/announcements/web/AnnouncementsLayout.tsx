/** /scholarship/announcements and its child routes: keeps the list mounted under dialogs. */
import { useBackgroundList } from '@platform/web/list/background';
import { ListLayout } from '@platform/web/list/ListLayout.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';

const AnnouncementsList = lazy(() => import('./AnnouncementsList.tsx'));

export default function AnnouncementsLayout() {
  const { id } = useParams();
  const isForm = /\/(?:new|edit)\/?$/.test(useLocation().pathname);
  const background = useBackgroundList(isForm ? 'overlay' : id === undefined ? 'list' : 'entry');
  return (
    <ListLayout
      background={background}
      list={AnnouncementsList}
      narrow
      skeleton={<ListSkeleton count={10} />}
    />
  );
}
