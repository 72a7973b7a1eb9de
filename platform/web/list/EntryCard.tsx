/** An entry in a list: the link in its title can be pressed on all of the card. */
import type { ReactNode } from 'react';
import classes from './EntryCard.module.css';

interface EntryCardProps {
  /** Above the words. */
  cover: ReactNode;
  /** Over the title. */
  kicker?: ReactNode;
  /** With the link in it. */
  title: ReactNode;
  children: ReactNode;
  /** Beside the words. */
  aside?: ReactNode;
  className?: string | undefined;
  /** How much of a row it takes. */
  span?: string;
}

export function EntryCard(props: EntryCardProps) {
  const { cover, kicker, title, children, aside, className = '', span } = props;
  return (
    <article className={`${classes['card']} ${className}`} data-span={span}>
      {cover}
      <div className={classes['words']}>
        {kicker}
        <h3>{title}</h3>
        {children}
      </div>
      {aside}
    </article>
  );
}
