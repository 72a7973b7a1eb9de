/** The balances of a member. */
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { z } from 'zod';

/** In beans. */
const beans = z.object({ balance: z.int(), held: z.int(), available: z.int() });

/** In yuan. */
const money = z.object({ balance: yuan, held: yuan, available: yuan });

export const wallet = z.object({ beans, yuan: money });
export type Wallet = z.infer<typeof wallet>;

export const getWallet = endpoint({
  name: 'getWallet',
  summary: "Reads the caller's balances; the first call opens the accounts, in demo mode with welcome beans.",
  method: 'GET',
  path: '/wallet',
  access: 'member',
  data: wallet,
});
