/** A member's notifications and their endpoints. */
import { personView } from '@features/accounts/contract/person';
import { endpoint } from '@platform/contract/endpoint';
import { longListQuery } from '@platform/contract/list';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { notificationErrors } from './errors.ts';
import { groups, kindNames } from './kinds.ts';

export const notification = z.object({
  id,
  kind: z.enum(kindNames),
  /** The title of the thing, as people wrote it. */
  subject: z.string(),
  /** The part of the sentence that says what happened. */
  detail: z.string().nullable(),
  /** What somebody wrote: a reason, the beginning of a reply. */
  quote: z.string().nullable(),
  /** The address of the thing, below the portal's own. */
  path: z.string(),
  /** How many people acted; 0 without an actor. */
  count: z.int().min(0),
  /** The latest of them first, at most three. */
  actors: z.array(personView),
  /** Of the latest act. */
  occurredAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const group = z.enum(groups);
export const readStates = ['all', 'unread'] as const;
export const pageSizes = [20, 50] as const;

/** The most that are counted as unread; the bell shows 99+. */
export const maxUnread = 100;
const unreadCount = z.object({ unread: z.int().min(0).max(maxUnread) });

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: "Lists the caller's notifications, the latest first, by group or only the unread ones.",
  method: 'GET',
  path: '/notifications',
  access: 'member',
  query: longListQuery(
    { group: group.optional(), state: z.enum(readStates).default('all') },
    { defaultLimit: pageSizes[0], noun: '条通知' },
  ),
  data: z.object({ notifications: z.array(notification), pagination: longPagination }),
});

export const getUnreadCount = endpoint({
  name: 'getUnreadCount',
  summary: 'How many notifications the caller has not read; more than 100 count as 100.',
  method: 'GET',
  path: '/notifications/unread',
  access: 'member',
  data: unreadCount,
});

export const readNotification = endpoint({
  name: 'readNotification',
  summary: 'Marks a notification of the caller as read; a second call changes nothing.',
  method: 'PUT',
  path: '/notifications/:id/read',
  access: 'member',
  params: z.object({ id }),
  data: unreadCount,
  errors: [notificationErrors.NOTIFICATION_NOT_FOUND],
});

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  summary: "Marks all of the caller's notifications as read, or those of a group.",
  method: 'PUT',
  path: '/notifications/read',
  access: 'member',
  body: z.object({ group: group.optional() }),
  data: unreadCount,
});
