/** The features with pages by their folders' names, for the router and the menu. */
import { routes as accounts } from '@features/accounts/web/routes.ts';
import { routes as announcements } from '@features/announcements/web/routes.ts';
import { routes as cart } from '@features/cart/web/routes.ts';
import { routes as community } from '@features/community/web/routes.ts';
import { routes as courses } from '@features/courses/web/routes.ts';
import { routes as news } from '@features/news/web/routes.ts';
import { routes as newsletter } from '@features/newsletter/web/routes.ts';
import { routes as notifications } from '@features/notifications/web/routes.ts';
import { routes as orders } from '@features/orders/web/routes.ts';
import { routes as redpackets } from '@features/redpackets/web/routes.ts';
import { routes as reviews } from '@features/reviews/web/routes.ts';
import { routes as sales } from '@features/sales/web/routes.ts';
import { routes as scholarships } from '@features/scholarships/web/routes.ts';
import { routes as shop } from '@features/shop/web/routes.ts';
import { routes as wallet } from '@features/wallet/web/routes.ts';
import type { PageRoute } from '@platform/web/page/routes';

export const features: Record<string, readonly PageRoute[]> = {
  news,
  scholarships,
  announcements,
  reviews,
  shop,
  cart,
  orders,
  redpackets,
  wallet,
  newsletter,
  notifications,
  community,
  courses,
  sales,
  accounts,
};
