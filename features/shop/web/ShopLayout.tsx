/** /library and its child routes: keeps the list mounted under an open product. */
import { useBackgroundList } from '@platform/web/list/background';
import { ListLayout } from '@platform/web/list/ListLayout.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy } from 'react';
import { useParams } from 'react-router';

const ShopList = lazy(() => import('./ShopList.tsx'));

export default function ShopLayout() {
  const { id } = useParams();
  const background = useBackgroundList(id === undefined ? 'list' : 'entry');
  return (
    <ListLayout
      background={background}
      list={ShopList}
      skeleton={<ListSkeleton shape="cards" count={12} />}
    />
  );
}
