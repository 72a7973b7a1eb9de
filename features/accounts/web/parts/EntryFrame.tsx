/** The form of pages with one task: a heading on the axis, a plaque below it, and the ways elsewhere. */
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import classes from './EntryFrame.module.css';

interface EntryFrameProps {
  title: string;
  kicker: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Links beneath the plaque. */
  below?: ReactNode;
}

export function EntryFrame({ title, kicker, intro, children, below }: EntryFrameProps) {
  return (
    <div className={classes['frame']}>
      <SectionHeading order={1} kicker={kicker} intro={intro}>
        {title}
      </SectionHeading>
      <div className={classes['card']}>{children}</div>
      {below && <div className={classes['below']}>{below}</div>}
    </div>
  );
}
