/** The server's clock: orders expire by it, whatever the visitor's device believes. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clockOffset } from './time.rules.ts';

async function askTime(): Promise<number> {
  const asked = Date.now();
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  return clockOffset(headers.get('date'), Date.now(), Date.now() - asked);
}

/** A function that gives the server's time in milliseconds since 1970; our own until the server was asked. */
export function useServerClock(): () => number {
  const { data: offset = 0 } = useQuery({
    queryKey: ['server-clock'],
    queryFn: askTime,
    staleTime: 10 * 60_000,
    retry: false,
    meta: { access: 'anyone' },
  });
  return useCallback(() => Date.now() + offset, [offset]);
}
