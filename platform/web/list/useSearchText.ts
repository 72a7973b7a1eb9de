/** What stands in a search field. */
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Typed {
  typed: string;
  setTyped: (typed: string) => void;
  /** For the field itself. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The words that a list is searched for, until somebody types; and again when they change by other means, as by Back.
 * Letters that were there before the page was taken over are kept, and told to `onEarly`.
 */
export function useTyped(words: string, onEarly?: (typed: string) => void): Typed {
  const [typed, setTyped] = useState(words);
  const [since, setSince] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  if (since !== words) {
    setSince(words);
    if (typed.trim() !== words) setTyped(words);
  }
  useEffect(() => {
    const early = field.current?.value ?? words;
    if (early === words) return;
    setTyped(early);
    onEarly?.(early);
  }, []);
  return { typed, setTyped, field };
}
