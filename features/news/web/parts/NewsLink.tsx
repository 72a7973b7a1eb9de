/** A link to an item that opens it over the list, while its address is the item's own. */
import { openOverList } from '@platform/web/list/background';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { newsPath } from '../path.ts';

/** The id of the link in the document: where the focus goes when the item is closed. */
export const newsLinkId = (id: string) => `news-${id}`;

export function NewsLink({ id, children }: { id: string; children: ReactNode }) {
  const state = openOverList(useLocation());
  return (
    <Link to={`${newsPath}/${id}`} state={state} preventScrollReset prefetch="intent" id={newsLinkId(id)}>
      {children}
    </Link>
  );
}
