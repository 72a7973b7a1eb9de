/** How the cards of a page stand in rows, so that every row is as full on the left of the axis as on its right. */

/** How much of a row a card takes. */
export type Span = 'whole' | 'half' | 'third';

/**
 * The spans of `count` cards in order: the lead has a row of its own, pairs follow until the rest fills rows of
 * three. A single card that no rule can place stands on the axis as a third.
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
