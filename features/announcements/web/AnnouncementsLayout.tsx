/** /scholarship/announcements and what lies below it: keeps the list in place while something is open over it. */

import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';

export default layoutRoute({
  list: lazyPart(() => import('./AnnouncementsList.tsx')),
  narrow: true,
  skeleton: <ListSkeleton count={10} />,
});
