/** The visitor's choice in the browser: taken from the document, changed by the switch, kept in a cookie. */
import { type Variant, variantKey, variantNamed, variantOfLanguage } from '@platform/contract/variant';
import { readWritingFrom, type Writing } from './current.ts';
import { openWriting } from './dictionaries.ts';

const year = 365 * 24 * 60 * 60;

/** Writes in `variant` from now on; what is on the page already stays as it is until it is rendered again. */
async function write(variant: Variant): Promise<void> {
  const now: Writing | null = variant === '' ? null : await openWriting(variant);
  readWritingFrom(now && (() => now));
}

function keep(variant: Variant): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and Safari of these years.
  document.cookie = `${variantKey}=${variant}; Path=/; Max-Age=${variant === '' ? 0 : year}; SameSite=Lax${secure}`;
}

function hasChosen(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${variantKey}=`));
}

/** Takes over the script in which the server has written the document; must be done before hydration. */
export async function takeOver(): Promise<void> {
  const written = variantOfLanguage(document.documentElement.lang);
  if (written === '') return;
  await write(written);
  // Who came by an address that names a script, and has never chosen, goes on in it.
  const named = variantNamed(new URLSearchParams(location.search).get(variantKey));
  if (named === written && !hasChosen()) keep(named);
}

/** Chooses a variant; fails, with nothing changed, when its dictionary cannot be fetched. */
export async function choose(variant: Variant): Promise<void> {
  await write(variant);
  keep(variant);
}
