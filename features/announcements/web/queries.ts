/** What the announcements' pages ask. */
import { call, query } from '@platform/web/api/api';
import { useHasAccess } from '@platform/web/session/roles';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Announcement } from '../contract/announcement.ts';
import {
  listAnnouncements,
  listAnnouncementYears,
  listImportantAnnouncements,
  showAnnouncement,
  viewAnnouncement,
} from '../contract/reading.ts';
import { listAnnouncementDrafts, writers } from '../contract/writing.ts';
import type { AnnouncementListState } from './list.ts';

/** Lists that are out of date after an announcement was written. */
export const changedLists = [
  listAnnouncements,
  listImportantAnnouncements,
  listAnnouncementYears,
  listAnnouncementDrafts,
];

/** All that is out of date after an announcement was written. */
export const changedByWriting = [...changedLists, showAnnouncement];

export const announcementQuery = (id: string) => query(showAnnouncement, { params: { id } });

/** The page of announcements that the address asks for; the page before stays until the next has come. */
export function useAnnouncements({ view: _view, ...filters }: AnnouncementListState) {
  return useQuery({ ...query(listAnnouncements, { query: filters }), placeholderData: keepPreviousData });
}

/** What stands in the carousel; nothing where it cannot be loaded, as the list below says why. */
export function useImportant() {
  return useQuery(query(listImportantAnnouncements));
}

/** The years to choose from. */
export function useYears() {
  return useQuery(query(listAnnouncementYears)).data ?? [];
}

/** Announcements that are not published yet: for editors. */
export function useDrafts() {
  return useQuery(query(listAnnouncementDrafts));
}

/** One announcement. */
export function useAnnouncement(id: string) {
  return useQuery(announcementQuery(id));
}

/** Puts what the server has answered in the place of what was known. */
export function useKnown() {
  const client = useQueryClient();
  return (id: string, change: (before: Announcement) => Announcement) =>
    client.setQueryData<Announcement>(announcementQuery(id).queryKey, (before) => before && change(before));
}

/** Counts that an announcement is read; the server counts a member once a day. */
export function useView(announcement: Announcement | undefined): void {
  const know = useKnown();
  const id = announcement?.publishTime ? announcement.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    call(viewAnnouncement, { params: { id } }).then(
      ({ views }) => know(id, (before) => ({ ...before, views })),
      // The reader has what they came for; a view that is not counted is no matter of theirs.
      () => {},
    );
    // Only when another announcement is read.
  }, [id]);
}

/** Whether the visitor's role lets them write; the server decides. */
export const useIsWriter = () => useHasAccess(writers);
