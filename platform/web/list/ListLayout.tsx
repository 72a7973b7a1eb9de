/** The layout of a list and its entries: the list stays visible while an entry is open over it. */
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import type { Background } from './background.ts';
import classes from './ListLayout.module.css';

interface ListLayoutProps {
  background: Background;
  /** Lazy, and also imported by the list's own page; the page of an entry does not load it. */
  list: ComponentType<{ search: string }>;
  /** A narrower layout for rows of text. */
  narrow?: boolean;
  skeleton?: ReactNode;
}

export function ListLayout({ background, list: List, narrow = false, skeleton }: ListLayoutProps) {
  const { listSearch } = background;
  return (
    <>
      {listSearch !== null && (
        <div className={classes['page']} data-narrow={narrow || undefined}>
          <Suspense fallback={skeleton ?? <ListSkeleton />}>
            <List search={listSearch} />
          </Suspense>
        </div>
      )}
      <Outlet context={background} />
    </>
  );
}
