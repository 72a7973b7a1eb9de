/** /scholarship/announcements and what lies below it: keeps the list in place while something is open over it. */
import { backgroundKeyOf } from '@platform/web/list/background';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import classes from './AnnouncementsLayout.module.css';
import { placeOf } from './place.rules.ts';

// Fetched with AnnouncementsPage; an announcement's own page does without it.
const AnnouncementsList = lazy(() => import('./AnnouncementsList.tsx'));

export default function AnnouncementsLayout() {
  const { pathname, search, key, state } = useLocation();
  const place = placeOf(pathname);
  const list = useMemo(() => ({ search: place === 'list' ? search : '', key }), [place, search, key]);
  // The list's query and history entry while it is shown and while something is open over it; null when there is no list below.
  const [listed, setListed] = useState<typeof list | null>(null);
  const below = listed !== null && listed.key === backgroundKeyOf(state) ? listed : null;
  // Whoever comes straight to the desk finds the plain list under it.
  const shown = place === 'list' || (place === 'writing' && below === null) ? list : below;

  useEffect(() => {
    if (place !== 'writing') setListed(shown);
  }, [place, shown]);

  return (
    <>
      {shown !== null && (
        <div className={classes['page']}>
          <Suspense fallback={<ListSkeleton count={10} />}>
            <AnnouncementsList search={shown.search} />
          </Suspense>
        </div>
      )}
      <Outlet context={{ over: place !== 'list' && shown !== null }} />
    </>
  );
}
