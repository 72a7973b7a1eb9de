/** The state of an empty list. */
import type { ReactNode } from 'react';
import { State } from './State.tsx';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

/** An empty bowl, a message and an action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  const bowl = (
    <>
      <path d="M6 20h36c0 10-6 17-13 18v2H19v-2C12 37 6 30 6 20Z" />
      <ellipse cx="24" cy="20" rx="18" ry="4" />
      <path d="M24 4v8" />
    </>
  );
  return (
    <State mark={bowl} title={title} actions={action} role="status">
      {children}
    </State>
  );
}
