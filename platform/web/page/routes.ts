/** The shape of a feature's `web/routes.ts`: plain data, read by the router's configuration and by the menu. */
import type { Role } from '@platform/contract/endpoint';

export interface MenuEntry {
  label: string;
  /** The order of the entry, ascending; the specification's top menu numbers home 1 to red packet 11. */
  position: number;
  /** Shown only to visitors who are logged in. */
  membersOnly?: boolean;
  /** Shown only to visitors with one of these roles; the server checks access. */
  roles?: readonly Role[];
  /** `top` (the default) for the top menu, `account` for the menu under the visitor's name. */
  place?: 'top' | 'account';
}

export interface PageRoute {
  /** As in the route table, without the leading slash; parameters as `:id`. */
  path: string;
  /** The route module, relative to the feature's `web` folder. */
  file: string;
  /** Present if the page has an entry in a menu. */
  menu?: MenuEntry;
  /** Nested pages, their paths below its own; an empty path is the index page. */
  children?: readonly Pick<PageRoute, 'path' | 'file'>[];
}
