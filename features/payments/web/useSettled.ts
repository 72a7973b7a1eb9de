/** A value that counts only after it has stood still for a while. */
import { useEffect, useState } from 'react';

/** The value once it has not changed for `milliseconds`; null before. */
export function useSettled<T>(value: T, milliseconds: number): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled === value ? settled : null;
}
