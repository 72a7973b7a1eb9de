/** The visitor's variant in the browser: read from the document, changed by the switch, stored in a cookie, shared by all tabs. */
import { type Variant, variantKey, variantNamed, variantOfLanguage } from '@platform/contract/variant';
import { type ScriptConverter, setConverterSource } from './current.ts';
import { loadConverter } from './dictionaries.ts';

const year = 365 * 24 * 60 * 60;

/** Uses `variant` for all later rendering; the page itself must be rendered again. */
async function write(variant: Variant): Promise<void> {
  const now: ScriptConverter | null = variant === '' ? null : await loadConverter(variant);
  setConverterSource(now && (() => now));
}

function keep(variant: Variant): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and Safari of these years.
  document.cookie = `${variantKey}=${variant}; Path=/; Max-Age=${variant === '' ? 0 : year}; SameSite=Lax${secure}`;
}

/** The cookie's value; null without a choice. */
function kept(): Variant | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${variantKey}=`));
  return pair === undefined ? null : variantNamed(pair.slice(variantKey.length + 1));
}

/** Uses the variant of the server's document; must run before hydration. */
export async function applyStoredVariant(): Promise<void> {
  const written = variantOfLanguage(document.documentElement.lang);
  if (written === '') return;
  await write(written);
  // An address that names a script sets it for visitors who have never chosen.
  const named = variantNamed(new URLSearchParams(location.search).get(variantKey));
  if (named === written && kept() === null) keep(named);
}

/** The last known cookie value; this tab may show another script because of its address. */
let known: Variant | null = null;

/** Chooses a variant; rejects without any change when its dictionary cannot be loaded. */
export async function chooseVariant(variant: Variant): Promise<void> {
  await write(variant);
  keep(variant);
  // Read back, because cookies may be disabled.
  known = kept();
}

/** Calls back when another tab has changed the variant and this tab is shown again; returns the unsubscribe function. */
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
