/** /library and what lies below it: keeps the list in place while one of its products is open over it. */
import { layoutRoute } from '@platform/web/list/layoutRoute.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy } from 'react';

export default layoutRoute({
  list: lazy(() => import('./ShopList.tsx')),
  skeleton: <ListSkeleton shape="cards" count={12} />,
});
