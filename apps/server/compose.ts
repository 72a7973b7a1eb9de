/** Mounts the features on the kernel's portal, with the features that they depend on. */
import { accounts } from '@features/accounts/server';
import { announcements } from '@features/announcements/server';
import { cart } from '@features/cart/server';
import { community } from '@features/community/server';
import { communitySitemap } from '@features/community/sitemap';
import { news } from '@features/news/server';
import { newsSitemap } from '@features/news/sitemap';
import { newsletter } from '@features/newsletter/server';
import { notifications } from '@features/notifications/server';
import { orders } from '@features/orders/server';
import { type PaymentsOptions, payments } from '@features/payments/server';
import { redpackets } from '@features/redpackets/server';
import { reviews } from '@features/reviews/server';
import { sales } from '@features/sales/server';
import { scholarships } from '@features/scholarships/server';
import { shop } from '@features/shop/server';
import { productSitemap } from '@features/shop/sitemap';
import { wallet } from '@features/wallet/server';
import { recordDeclared } from '@platform/server/http/recorder';
import type { Kernel } from '@platform/server/kernel';
import { mountSitemap } from './sitemap.ts';

export interface ComposeOptions {
  /** The enabled payment providers. */
  payments: PaymentsOptions;
  /** Replaces the limits of unpaid orders, in tests. */
  maxUnpaid?: { orders: number; pieces: number } | undefined;
}

/** Mounts all features; call it before `kernel.start`. */
export async function compose({ portal, endpoints }: Kernel, options: ComposeOptions): Promise<void> {
  accounts(portal);
  notifications(portal);
  shop(portal);
  const paymentsApi = payments(portal, options.payments);
  orders(portal, { cart: cart(portal), payments: paymentsApi, maxUnpaid: options.maxUnpaid });
  const ledger = wallet(portal, { payments: paymentsApi });
  redpackets(portal, { ledger });
  community(portal);
  sales(portal, { payments: paymentsApi, ledger });
  newsletter(portal);
  news(portal);
  mountSitemap(portal, [productSitemap, newsSitemap, communitySitemap]);
  announcements(portal);
  scholarships(portal);
  reviews(portal);
  recordDeclared(endpoints);
}
