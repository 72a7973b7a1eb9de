/** A text with marked matches. */
import type { Spans } from '@platform/contract/search';
import { Verbatim } from '../variant/Verbatim.tsx';

interface HighlightedProps {
  text: string;
  spans?: Spans | undefined;
  /** Whether the text is a person's name, which is not converted. */
  isName?: boolean;
}

export function Highlighted({ text, spans = [], isName = false }: HighlightedProps) {
  let at = 0;
  const pieces = spans.flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  const marked = (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
  return isName ? <Verbatim>{marked}</Verbatim> : marked;
}
