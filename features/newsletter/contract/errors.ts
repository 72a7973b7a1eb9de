/** Errors of the newsletter. */
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';

export const newsletterErrors = errorTable({
  LINK_INVALID: { status: 400, message: '链接无效，请重新订阅' },
  LINK_EXPIRED: { status: 410, message: '确认链接已超过 48 小时，请重新订阅' },
  TOO_MANY_SUBSCRIPTIONS: {
    status: 429,
    message: '订阅过于频繁，请稍后再试',
    /** How long to wait, in seconds. */
    details: z.object({ retry_after: z.int() }),
  },
});
