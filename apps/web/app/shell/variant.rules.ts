/** The address after switching the variant. */
import { variantKey } from '@platform/contract/variant';

/** The query without a variant; the same text if it has none. */
export function withoutVariant(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(variantKey)) return search;
  query.delete(variantKey);
  return query.size > 0 ? `?${query}` : '';
}
