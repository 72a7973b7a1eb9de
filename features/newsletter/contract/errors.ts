/** Errors of the newsletter. */
import { retryAfter } from '@features/accounts/contract/errors';
import { errorTable } from '@platform/contract/errors';

export const newsletterErrors = errorTable({
  LINK_INVALID: { status: 400, message: '链接无效，请重新订阅' },
  LINK_EXPIRED: { status: 410, message: '确认链接已超过 48 小时，请重新订阅' },
  TOO_MANY_SUBSCRIPTIONS: {
    status: 429,
    message: '订阅过于频繁，请稍后再试',
    details: retryAfter,
  },
});
