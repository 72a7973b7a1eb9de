/** A short list of links with counts, one of them current. */
import { Link } from 'react-router';
import classes from './Choices.module.css';

interface Choice {
  label: string;
  count?: number | undefined;
  to: string;
  isCurrent: boolean;
}

export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={classes['choices']} aria-label={label}>
      {choices.map(({ label: name, count, to, isCurrent }) => (
        <Link key={name} to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
          {name}
          {count !== undefined && <small> {count}</small>}
        </Link>
      ))}
    </nav>
  );
}
