/** The text of a search field. */
import { type RefObject, useEffect, useRef, useState } from 'react';

interface SearchTextState {
  text: string;
  setText: (text: string) => void;
  /** The ref of the field. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Begins with the words of the list's search, and follows them when they change by navigation. Text typed before
 * hydration is kept and passed to `onEarly`.
 */
export function useSearchText(words: string, onEarlyText?: (text: string) => void): SearchTextState {
  const [text, setText] = useState(words);
  const [since, setSince] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  if (since !== words) {
    setSince(words);
    if (text.trim() !== words) setText(words);
  }
  useEffect(() => {
    const earlyText = field.current?.value ?? words;
    if (earlyText === words) return;
    setText(earlyText);
    onEarlyText?.(earlyText);
  }, []);
  return { text, setText, field };
}
