/** The title of a list's page on the axis, with its motto, and the link to the page above. */
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  motto?: string;
  back?: { to: string; label: string };
}

export function ListHead({ title, motto, back }: ListHeadProps) {
  return (
    <header className={classes['head']}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {motto && <p>{motto}</p>}
    </header>
  );
}

/** Leads from a page to the one above it. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={classes['back']}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden />
      {label}
    </Link>
  );
}
