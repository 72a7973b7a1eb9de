/** /library and what lies below it: keeps the list in place while one of its products is open over it. */
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { readOver } from './over.ts';
import classes from './ShopLayout.module.css';

// Fetched with ShopPage; a shared product's page does without it.
const ShopList = lazy(() => import('./ShopList.tsx'));

export default function ShopLayout() {
  const { id } = useParams();
  const { search, key, state } = useLocation();
  const list = useMemo(() => ({ search, key }), [search, key]);
  // The list's query and history entry while it is shown and while a product is open over it; null when there is no list below.
  const [listed, setListed] = useState<typeof list | null>(null);
  const shown = id === undefined ? list : listed?.key === readOver(state) ? listed : null;

  useEffect(() => setListed(shown), [shown]);

  return (
    <>
      {shown !== null && (
        <div className={classes['page']}>
          <Suspense fallback={<ListSkeleton shape="cards" count={12} />}>
            <ShopList search={shown.search} />
          </Suspense>
        </div>
      )}
      <Outlet context={{ over: id !== undefined && shown !== null }} />
    </>
  );
}
