/** Whether an entry opens over the list that it was chosen from; carried by the history entry, so that back and forward know it too. */
import { useOutletContext } from 'react-router';

/** The state of a link that opens an entry over the list. */
export const overList = { overList: true };

/** Whether a history entry was made by such a link. */
export function readOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overList' in state;
}

interface ListBelow {
  /** The list is there, with the entry over it. */
  over: boolean;
  /** The list's query. */
  listSearch: string;
}

/** What the layout says about the list below. */
export function useListBelow(): ListBelow {
  return useOutletContext<ListBelow>();
}
