/** Pacing: of what is said often about one thing, the last word is enough. */

export interface Throttle {
  /** Speaks at once, or when `interval` milliseconds have passed since the last time, unless another word about `key` comes before. */
  say(key: string, interval: number, speak: () => void): void;
  /** Speaks all that still waits. */
  flush(): void;
}

interface Interval {
  timer: NodeJS.Timeout;
  next: (() => void) | null;
}

/** Opens the pacing; `flush` ends its timers. */
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
    say(key, interval, speak) {
      const current = running.get(key);
      if (current) {
        current.next = speak;
        return;
      }
      if (interval > 0) begin(key, interval);
      speak();
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
