/** Breadcrumbs: the parent pages and the current one. */
import { Link } from 'react-router';
import classes from './Trail.module.css';

interface TrailProps {
  /** The parent pages, the outermost first. */
  parents: readonly { to: string; label: string }[];
  title: string;
}

export function Trail({ parents, title }: TrailProps) {
  return (
    <nav aria-label="当前位置" className={classes['trail']}>
      <ol>
        {parents.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
