/** The time left until an instant, by the server's clock, in minutes and seconds. */
import { useEffect, useState } from 'react';
import { timeLeft } from '../time.rules.ts';
import { useServerClock } from '../useServerClock.ts';

interface CountdownProps {
  /** An instant in UTC. */
  until: string;
  /** Called once when the time is up. */
  onUp?: () => void;
}

/** Not read out every second: who wants to know moves to it. */
export function Countdown({ until, onUp }: CountdownProps) {
  const now = useServerClock();
  const [left, setLeft] = useState(() => timeLeft(until, now()));
  useEffect(() => {
    const tick = () => setLeft(timeLeft(until, now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const up = left === null;
  useEffect(() => {
    if (up) onUp?.();
  }, [up, onUp]);
  return (
    <time role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {left ?? '00:00'}
    </time>
  );
}
