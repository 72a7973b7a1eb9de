/** Names of people and what someone has typed: shown as they are, in every script and by every translator. */
import type { ReactNode } from 'react';

export function Verbatim({ children }: { children: ReactNode }) {
  return (
    <span data-verbatim translate="no">
      {children}
    </span>
  );
}
