/** The values of one field of a list as centred links. */
import { Link } from 'react-router';
import classes from './FieldLinks.module.css';
import type { ListView } from './useList.ts';

interface FieldLinksProps<State extends object> {
  view: ListView<State>;
  field: keyof State & string;
}

export function FieldLinks<State extends object>({ view, field }: FieldLinksProps<State>) {
  const control = view.list.controls[field];
  return (
    <nav aria-label={control?.label} className={classes['nav']}>
      <ul>
        {control?.options?.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={view.pathOf({ [field]: value } as Partial<State>)}
              preventScrollReset
              aria-current={value === view.state[field] ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
