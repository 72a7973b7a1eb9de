/** A link to an announcement that opens it over the list, while its address is the announcement's own. */
import { openOverList } from '@platform/web/list/background';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { announcementsPath } from '../address.rules.ts';

interface AnnouncementLinkProps {
  id: string;
  children: ReactNode;
  /** Where the link stands, if one announcement is linked twice on a page. */
  place?: 'list' | 'carousel';
  className?: string | undefined;
}

/** The id of a link in the document: where the focus goes when the announcement is closed. */
const linkId = (id: string, place: string) => `announcement-${place}-${id}`;

export function AnnouncementLink({ id, children, place = 'list', className }: AnnouncementLinkProps) {
  const state = { ...openOverList(useLocation()), from: linkId(id, place) };
  return (
    <Link
      to={`${announcementsPath}/${id}`}
      state={state}
      preventScrollReset
      id={linkId(id, place)}
      className={className}
    >
      {children}
    </Link>
  );
}

/** The element from which an announcement was opened; null when it was not opened by a link here. */
export function openerOf(state: unknown): HTMLElement | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? document.getElementById(from) : null;
}
