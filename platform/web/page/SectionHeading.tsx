/** A section's heading on the axis. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  children: ReactNode;
  /** A short text above the heading. */
  kicker?: ReactNode;
  /** A sentence below it. */
  intro?: ReactNode;
  /** 1 for a page's own heading, 2 (the default) for its sections. */
  order?: 1 | 2 | 3;
  id?: string;
}

/** Centred under the axis. */
export function SectionHeading({ children, kicker, intro, order = 2, id }: SectionHeadingProps) {
  return (
    <header className={classes['heading']}>
      {kicker && <p className={classes['kicker']}>{kicker}</p>}
      <Title order={order} {...(id ? { id } : {})}>
        {children}
      </Title>
      {intro && <p className={classes['intro']}>{intro}</p>}
    </header>
  );
}
