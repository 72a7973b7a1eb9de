/** Queries and commands of the notifications. */
import { query } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import type { ListState } from '@platform/web/list/resourceList';
import { useLive } from '@platform/web/live/live';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { notificationChannel } from '../contract/channels.ts';
import { getUnreadCount, listNotifications, readNotification } from '../contract/notification.ts';
import type { notificationList } from './list.ts';

/** The answers that a new notification or a mark changes. */
export const changedByNotifications = [getUnreadCount, listNotifications];

/** A page of the visitor's notifications. */
export function useNotifications({ tab, group, page, limit }: ListState<typeof notificationList>) {
  const state = tab === 'unread' ? 'unread' : 'all';
  const options = query(listNotifications, { query: { state, group, page, limit } });
  return useQuery({ ...options, placeholderData: keepPreviousData });
}

/** How many are unread; 0 until it is known. */
export const useUnreadCount = (): number => useQuery(query(getUnreadCount)).data?.unread ?? 0;

/** The latest for the bell, loaded when it is opened. */
export const useLatest = (limit: number) => useQuery(query(listNotifications, { query: { limit } }));

/** Keeps a member's bell and lists up to date. */
export function useLiveNotifications(member: string, enabled: boolean): void {
  const options = { updates: changedByNotifications, enabled };
  useLive(notificationChannel, { member }, { changed: 'refetch' }, options);
}

/** Marks a notification as read; a failure is no reason to disturb, it stays unread. */
export function useMarkRead(): (id: string) => void {
  const { mutate } = useCommand(readNotification, {
    invalidates: changedByNotifications,
    onError: () => {},
  });
  return (id) => mutate({ params: { id } });
}
