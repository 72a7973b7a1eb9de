/** The fixture of the notifications' tests: a portal, and features that notify. */
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { listNotifications, type Notification } from '../contract/notification.ts';
import { type NotifiedEvent, notify } from './notify.ts';

export interface NotificationsFixture extends TestPortal {
  /** Notifies in a transaction of its own; by default a reply to a topic. */
  notify(to: Person, event?: Partial<NotifiedEvent>): Promise<void>;
  /** What a member has, the latest first. */
  inbox(of: Person): Promise<Notification[]>;
}

export async function openNotificationsFixture(): Promise<NotificationsFixture> {
  const portal = await testPortal();
  return {
    ...portal,
    notify: (to, event = {}) =>
      portal.portal.db.transaction((tx) =>
        notify(tx, portal.portal, {
          to: to.id,
          kind: 'reply',
          subject: '中轴线的早晨',
          detail: '话题',
          path: '/community/topic',
          ...event,
        }),
      ),
    inbox: async (of) => (await of.ok(listNotifications, {})).notifications,
  };
}
