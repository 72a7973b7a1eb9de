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
  const state = openOverList(useLocation(), place);
  return (
    <Link
      to={`${path}/${id}`}
      state={state}
      preventScrollReset
      prefetch="intent"
      id={entryLinkId(id, place)}
      className={className}
    >
      {children}
    </Link>
  );
}
