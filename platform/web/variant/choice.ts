/** The visitor's variant in the browser: read from the document, changed by the switch, stored in a cookie that all tabs share. */
import { parseVariant, type Variant, variantKey, variantOfLanguage } from '@platform/contract/variant';
import { type ScriptConverter, setConverterSource } from './current.ts';
import { loadConverter } from './dictionaries.ts';

const year = 365 * 24 * 60 * 60;

/** Uses `variant` for all later rendering; the page itself must be rendered again. */
async function applyVariant(variant: Variant): Promise<void> {
  const now: ScriptConverter | null = variant === '' ? null : await loadConverter(variant);
  setConverterSource(now && (() => now));
}

function storeCookie(variant: Variant): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and Safari of these years.
  document.cookie = `${variantKey}=${variant}; Path=/; Max-Age=${variant === '' ? 0 : year}; SameSite=Lax${secure}`;
}

/** The cookie's value; null without a choice. */
function readCookie(): Variant | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${variantKey}=`));
  return pair === undefined ? null : parseVariant(pair.slice(variantKey.length + 1));
}

/** Uses the variant of the server's document; must run before hydration. */
export async function applyStoredVariant(): Promise<void> {
  const documentVariant = variantOfLanguage(document.documentElement.lang);
  if (documentVariant === '') return;
  await applyVariant(documentVariant);
  // An address with a variant sets it for visitors who have never chosen one.
  const addressVariant = parseVariant(new URLSearchParams(location.search).get(variantKey));
  if (addressVariant === documentVariant && readCookie() === null) storeCookie(addressVariant);
}

/** The last known value of the cookie; this tab may show another variant because of its address. */
let lastCookie: Variant | null = null;

/** Sets a variant; rejects without any change when its dictionary cannot be loaded. */
export async function chooseVariant(variant: Variant): Promise<void> {
  await applyVariant(variant);
  storeCookie(variant);
  // Read back, because cookies may be disabled.
  lastCookie = readCookie();
}

/** Calls `onChange` when another tab has changed the variant and this tab is visible again; returns the unsubscribe function. */
export function watchVariant(onChange: (variant: Variant) => void): () => void {
  lastCookie = readCookie();
  const checkCookie = () => {
    const now = readCookie();
    if (document.hidden || now === lastCookie) return;
    lastCookie = now;
    onChange(now ?? '');
  };
  document.addEventListener('visibilitychange', checkCookie);
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, checkCookie);
  return () => {
    document.removeEventListener('visibilitychange', checkCookie);
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, checkCookie);
  };
}
