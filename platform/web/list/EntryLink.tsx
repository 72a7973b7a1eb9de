/** A link that opens an entry over the list, while the address is the entry's own. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { entryLinkId, openOverList } from './background.ts';

interface EntryLinkProps {
  /** The list's path; the entry's is one step below. */
  path: string;
  id: string;
  children: ReactNode;
  /** Where the link stands, if one entry is linked twice on a page. */
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
