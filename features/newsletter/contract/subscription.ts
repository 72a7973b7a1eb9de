/** Subscribing to the newsletter, confirming it, and ending it (specification, section 2, Home). */
import { email } from '@features/accounts/contract/fields';
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { newsletterErrors } from './errors.ts';
import { newsKind, newsKinds } from './kind.ts';

/** An address and its kinds, without duplicates; all by default. */
export const subscriptionRequest = z.object({
  email,
  kinds: z
    .array(newsKind)
    .min(1, '请至少选择一个栏目')
    .max(newsKinds.length * 2)
    .transform((kinds) => newsKinds.filter((kind) => kinds.includes(kind)))
    .default([...newsKinds]),
});
export type SubscriptionRequest = z.output<typeof subscriptionRequest>;

/** The token of an email's link. */
const linkToken = z
  .string(newsletterErrors.LINK_INVALID.message)
  .min(1, newsletterErrors.LINK_INVALID.message)
  .max(200);
const byToken = z.object({ token: linkToken });

export const subscribe = endpoint({
  name: 'subscribe',
  summary: 'Sends an email that confirms the subscription; answers the same for every address.',
  method: 'POST',
  path: '/newsletter/subscriptions',
  access: 'anyone',
  body: subscriptionRequest,
  data: z.object({}),
  errors: [newsletterErrors.TOO_MANY_SUBSCRIPTIONS],
  message: '请查收确认邮件，点击其中的链接完成订阅',
});

export const confirmSubscription = endpoint({
  name: 'confirmSubscription',
  summary: 'Confirms a subscription by the token of an email; a second time changes nothing.',
  method: 'POST',
  path: '/newsletter/confirmations',
  access: 'anyone',
  body: byToken,
  data: z.object({ kinds: z.array(newsKind) }),
  errors: [newsletterErrors.LINK_INVALID, newsletterErrors.LINK_EXPIRED],
  message: '订阅成功',
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary: 'Ends a subscription by the token in every email; a second time changes nothing.',
  method: 'POST',
  path: '/newsletter/unsubscriptions',
  access: 'anyone',
  body: byToken,
  data: z.object({}),
  errors: [newsletterErrors.LINK_INVALID],
  message: '已退订',
});

/** The pages that emails link to. Mail programs unsubscribe by a POST to the second (RFC 8058). */
export const confirmPath = '/newsletter/confirm';
export const unsubscribePath = '/newsletter/unsubscribe';
