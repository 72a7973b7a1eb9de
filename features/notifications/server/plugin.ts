/** Wires the notifications: the channel of the bell, endpoints and mail. */
import type { Portal } from '@platform/server/portal';
import { notificationChannel } from '../contract/channels.ts';
import * as contract from '../contract/notification.ts';
import * as settings from '../contract/settings.ts';
import * as actions from './actions.ts';
import { handleJobs } from './jobs.ts';

/** Mounts the notifications; members hear only of their own. */
export function notifications(portal: Portal): void {
  portal.live.open(notificationChannel, {
    mayJoin: async ({ params, caller }) => params.member === caller.id,
  });
  portal.route(contract.listNotifications, ({ caller, query }) =>
    actions.listNotifications(portal, caller.id, query),
  );
  portal.route(contract.getUnreadCount, ({ caller }) => actions.getUnreadCount(portal, caller.id));
  portal.route(contract.readNotification, ({ caller, params }) =>
    actions.readNotification(portal, caller.id, params.id),
  );
  portal.route(contract.readAllNotifications, ({ caller, body }) =>
    actions.readAllNotifications(portal, caller.id, body.group),
  );
  portal.route(settings.listMailSettings, ({ caller }) => actions.getMailSettings(portal, caller.id));
  portal.route(settings.updateMailSetting, ({ caller, body }) =>
    actions.updateMailSetting(portal, caller.id, body),
  );
  handleJobs(portal);
}
