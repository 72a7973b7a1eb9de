/** /library and what lies below it: keeps the list in place while one of its products is open over it. */

import { useBackgroundList } from '@platform/web/list/background';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import classes from './ShopLayout.module.css';

// Fetched with ShopPage; a shared product's page does without it.
const ShopList = lazy(() => import('./ShopList.tsx'));

export default function ShopLayout() {
  const { id } = useParams();
  const shown = useBackgroundList(id !== undefined);
  return (
    <>
      {shown !== null && (
        <div className={classes['page']}>
          <Suspense fallback={<ListSkeleton shape="cards" count={12} />}>
            <ShopList search={shown} />
          </Suspense>
        </div>
      )}
      <Outlet context={{ over: id !== undefined && shown !== null, listSearch: shown ?? '' }} />
    </>
  );
}
