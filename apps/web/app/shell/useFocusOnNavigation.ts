/** After a navigation the focus moves to the new page and its title is announced, as after loading a document. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface FocusOnNavigation {
  main: RefObject<HTMLElement | null>;
  /** For a live region. */
  announcement: string;
}

export function useFocusOnNavigation(): FocusOnNavigation {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Filters in the query change the list, not the page.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setAnnouncement(document.title);
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return { main, announcement };
}
