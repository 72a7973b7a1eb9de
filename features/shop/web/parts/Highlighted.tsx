/** A text with what was searched in it marked. */
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ProductHighlights } from '../../contract/product.ts';

type Spans = NonNullable<ProductHighlights['title']>;

interface HighlightedProps {
  text: string;
  spans?: Spans | undefined;
  /** A person's name: it stays in the script in which it was written. */
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
