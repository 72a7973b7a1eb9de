/** Short-lived caches of public answers: a change invalidates this instance at once, the others within a second. */
import { LRUCache } from 'lru-cache';

export interface Cache {
  /** The cached value of `key`, unless it has expired. */
  peek<Value>(key: string): Value | undefined;
  /** The cached value of `key`, or the result of `compute`; concurrent misses share one computation. */
  remember<Value>(tag: string, key: string, seconds: number, compute: () => Promise<Value>): Promise<Value>;
  /** Invalidates all entries with the tag. */
  invalidate(tag: string): void;
  /** Subscribes to invalidations. */
  onInvalidate(listener: (tag: string) => void): void;
}

/** Opens a cache of at most `capacity` values. */
export function openCache(capacity: number): Cache {
  const values = new LRUCache<string, { value: unknown; tag: string }>({ max: capacity });
  const running = new Map<string, Promise<unknown>>();
  const generations = new Map<string, number>();
  const listeners: ((tag: string) => void)[] = [];
  const generation = (tag: string) => generations.get(tag) ?? 0;

  const peek = <Value>(key: string) => values.get(key)?.value as Value | undefined;

  return {
    peek,
    async remember<Value>(tag: string, key: string, seconds: number, compute: () => Promise<Value>) {
      const cachedValue = peek<Value>(key);
      if (cachedValue !== undefined) return cachedValue;
      // A computation that began before an invalidation must not be shared after it.
      const runningKey = `${generation(tag)} ${key}`;
      const runningComputation = running.get(runningKey);
      if (runningComputation) return runningComputation as Promise<Value>;
      const startGeneration = generation(tag);
      const computation = compute().then((value) => {
        if (generation(tag) === startGeneration) values.set(key, { value, tag }, { ttl: seconds * 1000 });
        return value;
      });
      running.set(runningKey, computation);
      return computation.finally(() => running.delete(runningKey));
    },
    invalidate(tag) {
      generations.set(tag, generation(tag) + 1);
      for (const [key, entry] of values) if (entry.tag === tag) values.delete(key);
      for (const listener of listeners) listener(tag);
    },
    onInvalidate(listener) {
      listeners.push(listener);
    },
  };
}
