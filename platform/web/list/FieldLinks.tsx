/** The values of one field of a list as links about the axis. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './FieldLinks.module.css';
import { changesOf, type FieldChoice } from './useList.ts';

interface FieldLinksProps<State extends object, Field extends keyof State & string>
  extends FieldChoice<State> {
  field: Field;
  /** The link for no choice, where the field is optional. */
  none?: string;
  /** How many entries each link leads to. */
  count?: (value: State[Field]) => number | undefined;
  variant?: 'tabs' | 'chips';
  /** More items after the field's. */
  children?: ReactNode;
}

export function FieldLinks<State extends object, Field extends keyof State & string>(
  props: FieldLinksProps<State, Field>,
) {
  const { view, field, none, count, variant = 'tabs', children } = props;
  const { label, options = [] } = view.list.controls[field] ?? {};
  const links = [...(none === undefined ? [] : [{ value: undefined, label: none }]), ...options];
  return (
    <nav aria-label={label} className={classes[variant]}>
      <ul>
        {links.map(({ value, label: name }) => {
          const total = count?.(value as State[Field]);
          return (
            <li key={value ?? ''}>
              <Link
                to={view.pathOf(changesOf(props, value))}
                preventScrollReset
                aria-current={value === view.state[field] ? 'page' : undefined}
              >
                {name}
                {total !== undefined && <small> {total}</small>}
              </Link>
            </li>
          );
        })}
        {children}
      </ul>
    </nav>
  );
}
