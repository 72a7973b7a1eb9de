/** The layout of empty and error states: a drawing, a sentence, actions. */
import type { ReactNode } from 'react';
import classes from './State.module.css';

interface StateProps {
  /** Drawn in a square of 48 units with the current colour. */
  mark: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  role?: 'status' | 'alert';
}

/** Centred on the axis. */
export function State({ mark, title, children, actions, role }: StateProps) {
  return (
    <div className={classes['state']} role={role}>
      <svg
        className={classes['mark']}
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {mark}
      </svg>
      <strong>{title}</strong>
      {children && <div className={classes['text']}>{children}</div>}
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
