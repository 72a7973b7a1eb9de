/** Marks an entry as a favourite and back, at once; the count is everybody's. Visitors are led to the login. */
import { Button } from '@mantine/core';
import type { Endpoint } from '@platform/contract/endpoint';
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { query } from '../api/api.ts';
import { invalidate } from '../api/invalidate.ts';
import { formatCount } from '../format/amount.ts';
import { loginPath } from '../session/redirect.ts';
import { useSession } from '../session/session.ts';
import { useMark } from './useMark.ts';

interface FavouriteButtonProps {
  endpoints: FavouriteEndpoints;
  id: string;
  /** The count that the entry came with. */
  count: number;
  /** Endpoints whose answers hold the count. */
  invalidates: readonly Endpoint[];
}

/** The caller's mark of an entry that came without it. */
export function useFavourite({ endpoints, id, count, invalidates }: FavouriteButtonProps) {
  const client = useQueryClient();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const options = query(endpoints.get, { params: { id } });
  const { data } = useQuery({ ...options, enabled: isLoggedIn });
  const current: Favourite = data ?? { isFavourite: false, favourites: count };
  const mark = useMark({
    endpoints,
    id,
    mark: current,
    onMark(next) {
      // An answer that is on its way is older.
      void client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData(options.queryKey, next);
    },
    onSaved: () => invalidate(client, invalidates),
  });
  return { ...current, isLoggedIn, toggle: mark };
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
      onClick={toggle}
    >
      {text}
    </Button>
  );
}
