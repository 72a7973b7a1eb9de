/** The frame of pages with one task: a heading, a card below it, and links to other pages. */
import { Anchor } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './EntryFrame.module.css';

interface EntryFrameProps {
  title: string;
  kicker: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Links beneath the card: labels by address. */
  links: Readonly<Record<string, string>>;
}

export function EntryFrame({ title, kicker, intro, children, links }: EntryFrameProps) {
  return (
    <div className={classes['frame']}>
      <SectionHeading order={1} kicker={kicker} intro={intro}>
        {title}
      </SectionHeading>
      <div className={classes['card']}>{children}</div>
      <div className={classes['links']}>
        {Object.entries(links).map(([address, label]) => (
          <Anchor key={address} component={Link} to={address}>
            {label}
          </Anchor>
        ))}
      </div>
    </div>
  );
}
