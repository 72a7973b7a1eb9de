/** The arrangement of cards in rows symmetric about the axis. */

/** The share of a row that a card takes. */
export type Span = 'whole' | 'half' | 'third';

/**
 * The spans of `count` cards in order: the lead has a row of its own, then pairs until the rest fills rows of
 * three. A single remaining card is a centred third.
 */
export function spansOf(count: number, lead: boolean): Span[] {
  if (count === 0) return [];
  const first: Span[] = lead ? ['whole'] : [];
  const rest = count - first.length;
  const halves = rest % 3 === 0 ? 0 : rest % 3 === 2 ? 2 : Math.min(rest, 4);
  return [
    ...first,
    ...Array.from({ length: rest }, (_, place): Span => (rest > 1 && place < halves ? 'half' : 'third')),
  ];
}
