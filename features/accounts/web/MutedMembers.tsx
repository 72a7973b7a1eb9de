/** Keeps the ids of muted members while a member is logged in; renders nothing. */
import { useEffect } from 'react';
import { useMutedIds } from './mutes.ts';
import { useMutes } from './queries.ts';

export default function MutedMembers() {
  const mutes = useMutes().data?.mutes;
  useEffect(() => {
    useMutedIds.setState(new Set(mutes?.map(({ id }) => id)), true);
    return () => useMutedIds.setState(new Set(), true);
  }, [mutes]);
  return null;
}
