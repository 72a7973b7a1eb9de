/** The menus: the home page and every page with a menu entry, in the specification's order. */
import type { Role } from '@platform/contract/endpoint';
import type { MenuEntry } from '@platform/web/page/routes';
import { useSession } from '@platform/web/session/session';
import { features } from '../features.ts';
import { useFilledPaths } from './parts.ts';

export interface MenuLink extends MenuEntry {
  to: string;
}

const home: MenuLink = { to: '/', label: '首页', position: 1 };

const entries = [
  home,
  ...Object.values(features)
    .flat()
    .flatMap(({ path, menu }) => (menu ? [{ ...menu, to: `/${path}` }] : [])),
].sort((a, b) => a.position - b.position);

/** The top menu: members' entries for members, and for every visitor those that hold something, as the cart. */
export function useMenu(): readonly MenuLink[] {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const filledPaths = useFilledPaths();
  return entries.filter(
    ({ place = 'top', membersOnly = false, to }) =>
      place === 'top' && (isLoggedIn || !membersOnly || filledPaths.includes(to)),
  );
}

/** The entries under the name of a visitor in this role. */
export function accountMenuFor(role: Role | undefined): readonly MenuLink[] {
  return entries.filter(
    ({ place, roles }) => place === 'account' && (!roles || (role !== undefined && roles.includes(role))),
  );
}
