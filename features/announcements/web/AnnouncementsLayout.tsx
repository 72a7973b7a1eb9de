/** /scholarship/announcements and what lies below it: keeps the list in place while something is open over it. */
import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy } from 'react';

export default layoutRoute({
  list: lazy(() => import('./AnnouncementsList.tsx')),
  narrow: true,
  skeleton: <ListSkeleton count={10} />,
});
