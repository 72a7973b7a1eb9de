/** The time left until an instant, by the server's clock, in minutes and seconds. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clockOffset, timeLeft } from '../time.rules.ts';

async function fetchClockOffset(): Promise<number> {
  const start = Date.now();
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  return clockOffset(headers.get('date'), Date.now(), Date.now() - start);
}

interface CountdownProps {
  /** An instant in UTC. */
  until: string;
  /** Called once when the time is up. */
  onUp?: () => void;
}

/** Screen readers do not announce every second, only on request. */
export function Countdown({ until, onUp }: CountdownProps) {
  // Our own clock until the server has answered.
  const { data: offset = 0 } = useQuery({
    queryKey: ['server-clock'],
    queryFn: fetchClockOffset,
    staleTime: 10 * 60_000,
    retry: false,
    meta: { access: 'anyone' },
  });
  const [left, setLeft] = useState(() => timeLeft(until, Date.now() + offset));
  useEffect(() => {
    const tick = () => setLeft(timeLeft(until, Date.now() + offset));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, offset]);
  const isExpired = left === null;
  useEffect(() => {
    if (isExpired) onUp?.();
  }, [isExpired, onUp]);
  return (
    <time role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {left ?? '00:00'}
    </time>
  );
}
