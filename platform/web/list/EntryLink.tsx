/** A link that opens an entry over the list, at the entry's own address. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { entryLinkId, openOverList } from './background.ts';

interface EntryLinkProps {
  /** The list's path, the parent of the entry's. */
  path: string;
  id: string;
  children: ReactNode;
  /** The place of the link, if a page has two links to an entry. */
  place?: string;
  className?: string | undefined;
}

export function EntryLink({ path, id, children, place = 'list', className }: EntryLinkProps) {
  const location = useLocation();
  // From another page there is no list to stay over, so the entry is a page that opens at its top.
  const isOverList = location.pathname.replace(/\/$/, '') === path;
  return (
    <Link
      to={`${path}/${id}`}
      {...(isOverList ? { state: openOverList(location, place), preventScrollReset: true } : {})}
      prefetch="intent"
      id={entryLinkId(id, place)}
      className={className}
    >
      {children}
    </Link>
  );
}
