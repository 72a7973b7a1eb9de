/** After a navigation the focus goes to the new page and its title is read out, as after loading a document. */
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
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Filters in the query change the list, not the page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return { main, announcement };
}
