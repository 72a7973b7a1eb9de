/** The entries before and after one, on both sides of the axis. */
import { Link, useLocation } from 'react-router';
import classes from './Neighbours.module.css';

interface Neighbour {
  id: string;
  title: string;
}

interface NeighboursProps {
  path: string;
  /** The counter of the list's noun: 篇. */
  counter: string;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** In a dialog the neighbour replaces the entry in the history, so that Back returns to the list. */
  isModal?: boolean;
}

export function Neighbours({ path, counter, previous, next, isModal = false }: NeighboursProps) {
  const { state } = useLocation();
  if (!previous && !next) return null;
  const options = isModal ? { state, replace: true, preventScrollReset: true } : {};
  const sides = [
    { neighbour: previous, label: `上一${counter}`, end: `已是第一${counter}` },
    { neighbour: next, label: `下一${counter}`, end: `已是最后一${counter}` },
  ];
  return (
    <nav aria-label={`上一${counter}与下一${counter}`} className={classes['neighbours']}>
      {sides.map(({ neighbour, label, end }) =>
        neighbour ? (
          <Link key={label} to={`${path}/${neighbour.id}`} {...options}>
            <span>{label}</span>
            {neighbour.title}
          </Link>
        ) : (
          <p key={label}>{end}</p>
        ),
      )}
    </nav>
  );
}
