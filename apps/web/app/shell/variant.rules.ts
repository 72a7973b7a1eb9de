/** Addresses when the script is switched. */
import { variantKey } from '@platform/contract/variant';

/** The query without the script that it names: a choice goes before it from then on. The very same text when it names none. */
export function withoutVariant(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(variantKey)) return search;
  query.delete(variantKey);
  return query.size > 0 ? `?${query}` : '';
}
