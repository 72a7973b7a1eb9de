/** Names of people and typed text: never converted or translated. */
import type { ReactNode } from 'react';

export function Verbatim({ children }: { children: ReactNode }) {
  return (
    <span data-verbatim translate="no">
      {children}
    </span>
  );
}
