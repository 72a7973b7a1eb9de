/** Queries of the announcements' pages. */
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

/** Lists to invalidate after a change. */
export const changedLists = [
  listAnnouncements,
  listImportantAnnouncements,
  listAnnouncementYears,
  listAnnouncementDrafts,
];

/** Everything to invalidate after a change. */
export const changedByWriting = [...changedLists, showAnnouncement];

export const announcementQuery = (id: string) => query(showAnnouncement, { params: { id } });

/** The page of announcements in the address; the previous page stays until the next is loaded. */
export function useAnnouncements({ view: _view, ...filters }: AnnouncementListState) {
  return useQuery({ ...query(listAnnouncements, { query: filters }), placeholderData: keepPreviousData });
}

/** The announcements of the carousel; empty after a failure, which the list below reports. */
export function useImportant() {
  return useQuery(query(listImportantAnnouncements));
}

/** The years of publication. */
export function useYears() {
  return useQuery(query(listAnnouncementYears)).data ?? [];
}

/** The drafts, for editors. */
export function useDrafts() {
  return useQuery(query(listAnnouncementDrafts));
}

/** One announcement. */
export function useAnnouncement(id: string) {
  return useQuery(announcementQuery(id));
}

/** Updates an announcement in the cache by what the server answered. */
export function useUpdateAnnouncement() {
  const client = useQueryClient();
  return (id: string, change: (before: Announcement) => Announcement) =>
    client.setQueryData<Announcement>(announcementQuery(id).queryKey, (before) => before && change(before));
}

/** Counts a view; the server counts a member once a day. */
export function useView(announcement: Announcement | undefined): void {
  const updateCache = useUpdateAnnouncement();
  const id = announcement?.publishTime ? announcement.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    call(viewAnnouncement, { params: { id } }).then(
      ({ views }) => updateCache(id, (before) => ({ ...before, views })),
      // View counting is best effort; failures are ignored.
      () => {},
    );
    // Only when the announcement changes.
  }, [id]);
}

/** Whether the visitor's role lets them write; the server decides. */
export const useIsWriter = () => useHasAccess(writers);
