/** The billing details of a purchase without an address: the member's name and e-mail. */
import { displayName } from '@platform/web/people/displayName';
import { useSession } from '@platform/web/session/session';
import type { Billing } from './payer.ts';

export function useMemberBilling(): () => Billing {
  const user = useSession((session) => session.userInfo);
  return () => ({ name: displayName(user), email: user?.email ?? '' });
}
