/** The sample data of demo mode, in the order of their dependencies. */
import { seedAccounts } from '@features/accounts/seed';
import { seedAnnouncements } from '@features/announcements/seed';
import { seedCommunity } from '@features/community/seed';
import { seedNews } from '@features/news/seed';
import { seedOrders } from '@features/orders/seed';
import { seedPackets } from '@features/redpackets/seed';
import { seedReviews } from '@features/reviews/seed';
import { seedSales } from '@features/sales/seed';
import { seedScholarships } from '@features/scholarships/seed';
import { seedShop } from '@features/shop/seed';
import { seedWallet } from '@features/wallet/seed';
import type { Portal } from '@platform/server/portal';
import { printLine } from './progress.ts';

/** Adds missing sample data; takes a few queries if they are complete. */
export async function seedSampleData(portal: Portal): Promise<void> {
  printLine('sample story: looking');
  await seedAccounts(portal);
  await seedWallet(portal);
  await seedPackets(portal);
  await seedShop(portal);
  await seedOrders(portal);
  await seedAnnouncements(portal);
  await seedScholarships(portal);
  await seedNews(portal);
  await seedReviews(portal);
  await seedCommunity(portal);
  await seedSales(portal);
}
