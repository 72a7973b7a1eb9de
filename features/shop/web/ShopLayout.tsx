/** /library and what lies below it: keeps the list in place while one of its products is open over it. */

import { readOver } from '@platform/web/over';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import classes from './ShopLayout.module.css';

// Fetched with ShopPage; a shared product's page does without it.
const ShopList = lazy(() => import('./ShopList.tsx'));

export default function ShopLayout() {
  const { id } = useParams();
  const { search, state } = useLocation();
  // The list's query while it is shown and while a product is open over it; null when there is no list below.
  const [listed, setListed] = useState<string | null>(null);
  const shown = id === undefined ? search : readOver(state) ? listed : null;

  useEffect(() => setListed(shown), [shown]);

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
