/** The menus: the home page and every page that asks for an entry, in the specification's order. */
import type { MenuEntry } from '@platform/web/routes';
import { features } from '../features.ts';

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

/** The top menu's entries for a visitor who is or isn't logged in. */
export function menuFor(isLoggedIn: boolean): readonly MenuLink[] {
  return entries.filter(
    ({ place = 'top', membersOnly = false }) => place === 'top' && (isLoggedIn || !membersOnly),
  );
}

/** The entries under the visitor's name. */
export const accountMenu: readonly MenuLink[] = entries.filter(({ place }) => place === 'account');
