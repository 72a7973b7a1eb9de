/** Throttles live events per key; only the latest in each interval is sent. */

export interface Throttle {
  /** Sends at once, or `interval` milliseconds after the last event of `key`, unless a newer one replaces it. */
  send(key: string, interval: number, emit: () => void): void;
  /** Sends all waiting events. */
  flush(): void;
}

interface Interval {
  timer: NodeJS.Timeout;
  next: (() => void) | null;
}

/** Creates a throttle; `flush` ends its timers. */
export function openThrottle(): Throttle {
  const running = new Map<string, Interval>();

  function begin(key: string, interval: number): void {
    running.set(key, { timer: setTimeout(end, interval, key, interval), next: null });
  }

  function end(key: string, interval: number): void {
    const next = running.get(key)?.next;
    running.delete(key);
    if (!next) return;
    begin(key, interval);
    next();
  }

  return {
    send(key, interval, emit) {
      const current = running.get(key);
      if (current) {
        current.next = emit;
        return;
      }
      if (interval > 0) begin(key, interval);
      emit();
    },
    flush() {
      for (const { timer, next } of running.values()) {
        clearTimeout(timer);
        next?.();
      }
      running.clear();
    },
  };
}
