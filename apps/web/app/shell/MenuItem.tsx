/** One entry of the top menu, with its count if a feature provides one. */
import { NavLink } from 'react-router';
import type { MenuLink } from './menu.ts';
import { menuBadges } from './parts.ts';

export function MenuItem({ to, label }: MenuLink) {
  const Badge = menuBadges[to];
  return (
    <li>
      <NavLink to={to} end={to === '/'}>
        {label}
        {Badge && (
          <>
            {' '}
            <Badge />
          </>
        )}
      </NavLink>
    </li>
  );
}
