/** The redirect after login: only to addresses of this site. */

const anySite = 'https://site.invalid';

/** The login page with the address to return to; `target` is the full path with query and fragment. */
export function loginPath(target: string): string {
  return `/login?redirect=${encodeURIComponent(target)}`;
}

/** The redirect query if it is a path of this site, else the home page; never the login page again. */
export function safeRedirect(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(value, anySite);
  } catch {
    return '/';
  }
  // The parsed path may begin with two slashes even though the origin is ours ("/.//host").
  if (url.origin !== anySite || url.pathname.startsWith('//')) return '/';
  if (url.pathname === '/login' || url.pathname === '/register') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
