/** Marks an entry as a favourite and back, at once; the count is everybody's. Visitors are led to the login. */
import { Button } from '@mantine/core';
import type { Endpoint } from '@platform/contract/endpoint';
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { call, query } from '../api/api.ts';
import { type ApiError, isSessionExpired } from '../api/failure.ts';
import { invalidate } from '../api/invalidate.ts';
import { formatCount } from '../format/amount.ts';
import { notices } from '../notices.ts';
import { loginPath } from '../session/redirect.ts';
import { useSession } from '../session/session.ts';

interface FavouriteButtonProps {
  endpoints: FavouriteEndpoints;
  id: string;
  /** The count that the entry came with. */
  count: number;
  /** Endpoints whose answers hold the count. */
  invalidates: readonly Endpoint[];
}

/** The caller's mark of an entry; `toggle` shows the change before the server has answered, and takes it back when refused. */
export function useFavourite({ endpoints, id, count, invalidates }: FavouriteButtonProps) {
  const client = useQueryClient();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const options = query(endpoints.get, { params: { id } });
  const { data } = useQuery({ ...options, enabled: isLoggedIn });
  const current: Favourite = data ?? { isFavourite: false, favourites: count };
  const mutationKey = [endpoints.set.name, id];
  /** Shows a mark that the server has not confirmed. */
  const mark = (isFavourite: boolean) =>
    client.setQueryData<Favourite>(options.queryKey, (before = current) => {
      if (before.isFavourite === isFavourite) return before;
      return { isFavourite, favourites: before.favourites + (isFavourite ? 1 : -1) };
    });
  // A later click is on its way and shown already.
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const mutation = useMutation<Favourite, ApiError, boolean>({
    mutationKey,
    // Quick clicks are sent one after another, so that the last one counts.
    scope: { id: mutationKey.join() },
    mutationFn: (isFavourite) => call(endpoints.set, { params: { id }, body: { isFavourite } }),
    onSuccess(favourite) {
      if (!isLast()) return;
      client.setQueryData(options.queryKey, favourite);
      invalidate(client, invalidates);
    },
    onError(error, isFavourite) {
      if (isLast()) mark(!isFavourite);
      if (!isSessionExpired(error)) notices.error(error.message);
    },
  });
  async function toggle(): Promise<void> {
    await client.cancelQueries({ queryKey: options.queryKey });
    const { isFavourite } = client.getQueryData(options.queryKey) ?? current;
    mark(!isFavourite);
    mutation.mutate(!isFavourite);
  }
  return { ...current, isLoggedIn, toggle };
}

export function FavouriteButton(props: FavouriteButtonProps) {
  const { pathname } = useLocation();
  const { isFavourite, favourites, isLoggedIn, toggle } = useFavourite(props);
  const text = `收藏 ${formatCount(favourites)}`;
  const heart = { size: 18, stroke: 1.5, 'aria-hidden': true };
  if (!isLoggedIn)
    return (
      <Button
        component={Link}
        to={loginPath(pathname)}
        variant="default"
        leftSection={<IconHeart {...heart} />}
      >
        {text}
      </Button>
    );
  return (
    <Button
      variant="default"
      aria-pressed={isFavourite}
      leftSection={
        isFavourite ? (
          <IconHeartFilled {...heart} color="var(--mantine-color-red-7)" />
        ) : (
          <IconHeart {...heart} />
        )
      }
      onClick={() => void toggle()}
    >
      {text}
    </Button>
  );
}
