/** A text with what was searched in it marked. */
import type { Spans } from '@platform/contract/search';

export function Highlighted({ text, spans = [] }: { text: string; spans?: Spans | undefined }) {
  let at = 0;
  const pieces = spans.flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
