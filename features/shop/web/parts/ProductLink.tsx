/** A link to a product that opens it over the list, while its address is the product's own. */

import { openOverList } from '@platform/web/list/background';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** The id of the link in the document: where the focus goes when the product is closed. */
export const productLinkId = (id: string) => `product-${id}`;

export function ProductLink({ id, children }: { id: string; children: ReactNode }) {
  const state = openOverList(useLocation());
  return (
    <Link to={`/library/${id}`} state={state} preventScrollReset prefetch="intent" id={productLinkId(id)}>
      {children}
    </Link>
  );
}
