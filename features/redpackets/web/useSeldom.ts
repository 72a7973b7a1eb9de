/** Text that is read out: what changes often is said at most once in a while. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements. */
const pause = 8000;

/** Follows `text`, at most once in eight seconds; what is said last always arrives. */
export function useSeldom(text: string): string {
  const [said, say] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + pause - Date.now());
    const timer = window.setTimeout(() => {
      last.current = Date.now();
      say(text);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [text]);
  return said;
}
