/** The visitor's choice in the browser: taken from the document, changed by the switch, kept in a cookie, followed by all tabs. */
import { type Variant, variantKey, variantNamed, variantOfLanguage } from '@platform/contract/variant';
import { type ScriptConverter, setConverterSource } from './current.ts';
import { loadConverter } from './dictionaries.ts';

const year = 365 * 24 * 60 * 60;

/** Writes in `variant` from now on; what is on the page already stays as it is until it is rendered again. */
async function write(variant: Variant): Promise<void> {
  const now: ScriptConverter | null = variant === '' ? null : await loadConverter(variant);
  setConverterSource(now && (() => now));
}

function keep(variant: Variant): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and Safari of these years.
  document.cookie = `${variantKey}=${variant}; Path=/; Max-Age=${variant === '' ? 0 : year}; SameSite=Lax${secure}`;
}

/** What the cookie says; null when nothing was chosen. */
function kept(): Variant | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${variantKey}=`));
  return pair === undefined ? null : variantNamed(pair.slice(variantKey.length + 1));
}

/** Takes over the script in which the server has written the document; must be done before hydration. */
export async function applyStoredVariant(): Promise<void> {
  const written = variantOfLanguage(document.documentElement.lang);
  if (written === '') return;
  await write(written);
  // Who came by an address that names a script, and has never chosen, goes on in it.
  const named = variantNamed(new URLSearchParams(location.search).get(variantKey));
  if (named === written && kept() === null) keep(named);
}

/** The choice of all tabs as far as this one knows; it may have been opened by an address that names another script. */
let known: Variant | null = null;

/** Chooses a variant; fails, with nothing changed, when its dictionary cannot be fetched. */
export async function chooseVariant(variant: Variant): Promise<void> {
  await write(variant);
  keep(variant);
  // Read again: a browser without cookies keeps nothing.
  known = kept();
}

/** Tells what was chosen in another tab, when the visitor comes back to this one; returns the way to stop. */
export function watchVariant(changed: (variant: Variant) => void): () => void {
  known = kept();
  const look = () => {
    const now = kept();
    if (document.hidden || now === known) return;
    known = now;
    changed(now ?? '');
  };
  document.addEventListener('visibilitychange', look);
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, look);
  };
}
