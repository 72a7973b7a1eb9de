/** Text that is never converted or translated: names of people and typed text. */
import type { ReactNode } from 'react';

export function Verbatim({ children }: { children: ReactNode }) {
  return (
    <span data-verbatim translate="no">
      {children}
    </span>
  );
}
