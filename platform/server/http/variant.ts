/** The variant of the site that a visitor has chosen, from the cookie. */
import { parseVariant, type Variant, variantKey } from '@platform/contract/variant';

/** Reads the choice from a Cookie header. */
export function chosenVariant(cookie: string | undefined): Variant {
  if (!cookie?.includes(variantKey)) return '';
  const pair = cookie.split(/;\s*/).find((each) => each.startsWith(`${variantKey}=`));
  return parseVariant(pair?.slice(variantKey.length + 1));
}
