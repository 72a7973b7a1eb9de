/** Whether a product opens over the list that it was chosen from; carried by the history entry, so that back and forward know it too. */
import { type Location, useOutletContext } from 'react-router';

/** The state of a link that opens a product over the list which is the history entry `key`. */
export const overList = ({ key }: Location) => ({ overList: key });

/** Which history entry is the list that a product was opened over; null when there was none. */
export function readOver(state: unknown): string | null {
  const over = typeof state === 'object' && state !== null && 'overList' in state ? state.overList : null;
  return typeof over === 'string' ? over : null;
}

interface ListBelow {
  /** The list is there, with the product over it, and is the history entry before the product's. */
  over: boolean;
}

/** What the layout says about the list below. */
export function useListBelow(): ListBelow {
  return useOutletContext<ListBelow>();
}
