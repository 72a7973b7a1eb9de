/** Reading notifications, and the settings of their mail. */
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import type { z } from 'zod';
import { notificationErrors } from '../contract/errors.ts';
import type { Group } from '../contract/kinds.ts';
import type * as contract from '../contract/notification.ts';
import type { listMailSettings, MailSetting } from '../contract/settings.ts';
import { publishNotified } from './notify.ts';
import { countUnread, findNotifications, findSettings, markAllRead, markRead, saveSetting } from './store.ts';

type Unread = Data<typeof contract.getUnreadCount>;

/** A page of the member's notifications. */
export function listNotifications(
  { db }: Portal,
  member: string,
  query: z.output<typeof contract.listNotifications.query>,
): Promise<Data<typeof contract.listNotifications>> {
  return findNotifications(db, member, query);
}

/** How many the member has not read. */
export async function getUnreadCount({ db }: Portal, member: string): Promise<Unread> {
  return { unread: await countUnread(db, member) };
}

/** Marks one as read. Throws NOTIFICATION_NOT_FOUND, for those of others too. */
export async function readNotification(portal: Portal, member: string, id: string): Promise<Unread> {
  const found = await markRead(portal.db, member, id, portal.clock.now());
  if (!found) throw failure(notificationErrors.NOTIFICATION_NOT_FOUND);
  publishNotified(portal, member);
  return getUnreadCount(portal, member);
}

/** Marks all as read, or those of a group. */
export async function readAllNotifications(
  portal: Portal,
  member: string,
  group: Group | undefined,
): Promise<Unread> {
  await markAllRead(portal.db, member, group, portal.clock.now());
  publishNotified(portal, member);
  return getUnreadCount(portal, member);
}

type Settings = Data<typeof listMailSettings>;

/** The member's settings. */
export async function getMailSettings({ db }: Portal, member: string): Promise<Settings> {
  return { settings: await findSettings(db, member) };
}

/** Changes a setting. */
export async function updateMailSetting(
  portal: Portal,
  member: string,
  setting: MailSetting,
): Promise<Settings> {
  await portal.db.transaction((tx) => saveSetting(tx, member, setting));
  return getMailSettings(portal, member);
}
