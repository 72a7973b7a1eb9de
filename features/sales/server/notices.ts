/** What members are told; the notifications' settings mail it at once. */
import { type NotifiedEvent, notify } from '@features/notifications/server/notify';
import { portalZone } from '@platform/contract/zone';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { purchasePath, salesCoursePath } from '../contract/path.ts';
import type { CourseRow } from './tables.ts';

const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: portalZone,
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 11月22日 18:05, in the portal's zone. */
export const momentText = (at: Date): string => format.format(at);

interface Notice {
  kind: NotifiedEvent['kind'];
  detail: string;
  quote?: string | null;
  /** Whose purchase it is about; the course itself by default. */
  purchaseId?: string;
}

/** Notifies members about a course. */
export function notifyMembers(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'random' | 'live'>,
  members: readonly string[],
  { id, title }: Pick<CourseRow, 'id' | 'title'>,
  { purchaseId, ...notice }: Notice,
): Promise<void> {
  const path = purchaseId === undefined ? salesCoursePath(id) : purchasePath(purchaseId);
  return notify(tx, services, ...members.map((to) => ({ ...notice, to, subject: title, path })));
}
