/** Withdrawals on pages: their timelines and where the money goes. */
import type { TimelineEntry } from '@platform/web/lifecycle/Timeline.tsx';
import { payoutMethodNames, type Withdrawal, withdrawalEvents } from '../contract/withdrawal.ts';

/** 支付宝 13800138000（林清和）. */
export function destinationOf({ method, account, holder }: Withdrawal): string {
  return `${payoutMethodNames[method]} ${account}（${holder}）`;
}

/** The member's entries on the left, the portal's on the right. */
export function entriesOf({ timeline }: Withdrawal): TimelineEntry[] {
  return timeline.map(({ event, at, note }) => ({
    side: event === 'requested' || event === 'cancelled' ? 'left' : 'right',
    label: withdrawalEvents.labels[event],
    tone: withdrawalEvents.tones[event],
    at,
    note,
  }));
}
