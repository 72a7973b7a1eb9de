/** The sample story of demo mode: people, wallets, red packets, products, orders, announcements, scholarships, news, in the order in which they depend on each other. */
import { seedAccounts } from '@features/accounts/seed';
import { seedAnnouncements } from '@features/announcements/seed';
import { seedNews } from '@features/news/seed';
import { seedOrders } from '@features/orders/seed';
import { seedPackets } from '@features/redpackets/seed';
import { seedReviews } from '@features/reviews/seed';
import { seedScholarships } from '@features/scholarships/seed';
import { seedShop } from '@features/shop/seed';
import { seedWallet } from '@features/wallet/seed';
import type { Portal } from '@platform/server/portal';
import { say } from './progress.ts';

/** Adds what is missing of the sample story; costs a few queries when all is there. */
export async function seedStory(portal: Portal): Promise<void> {
  say('sample story: looking');
  await seedAccounts(portal);
  await seedWallet(portal);
  await seedPackets(portal);
  await seedShop(portal);
  await seedOrders(portal);
  await seedAnnouncements(portal);
  await seedScholarships(portal);
  await seedNews(portal);
  await seedReviews(portal);
}
