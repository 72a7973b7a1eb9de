/** Marks an entry for the caller and back: shown before the server has answered, and taken back when it refuses. */
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { type ApiError, isSessionExpired } from '../api/failure.ts';
import { notices } from '../notices.ts';

interface MarkOptions {
  endpoints: FavouriteEndpoints;
  id: string;
  /** The mark as it is shown. */
  mark: Favourite;
  /** Shows another one: writes it to wherever `mark` comes from. */
  onMark(mark: Favourite): void;
  /** Called when the server has taken the last of several changes. */
  onSaved?(): void;
}

/** Returns the function that marks the entry or takes the mark back. */
export function useMark({ endpoints, id, mark, onMark, onSaved }: MarkOptions): () => void {
  const client = useQueryClient();
  const mutationKey = [endpoints.set.name, id];
  // A later click is on its way and shown already.
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const withMark = (isFavourite: boolean): Favourite =>
    mark.isFavourite === isFavourite
      ? mark
      : { isFavourite, favourites: mark.favourites + (isFavourite ? 1 : -1) };
  const { mutate } = useMutation<Favourite, ApiError, boolean>({
    mutationKey,
    // Quick clicks are sent one after another, so that the last one counts.
    scope: { id: mutationKey.join() },
    mutationFn: (isFavourite) => call(endpoints.set, { params: { id }, body: { isFavourite } }),
    onSuccess(saved) {
      if (!isLast()) return;
      onMark(saved);
      onSaved?.();
    },
    onError(error, isFavourite) {
      if (isLast()) onMark(withMark(!isFavourite));
      if (!isSessionExpired(error)) notices.error(error.message);
    },
  });
  return () => {
    const next = withMark(!mark.isFavourite);
    onMark(next);
    mutate(next.isFavourite);
  };
}
