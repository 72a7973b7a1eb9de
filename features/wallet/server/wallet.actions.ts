/** The caller's balances. */

import type { Asset } from '../contract/ledger.ts';
import type { Wallet } from '../contract/wallet.ts';
import type { Context } from './context.ts';
import type { Balance } from './ledger.ts';
import { memberAccount } from './ledger.ts';
import { presentAmount } from './movements.rules.ts';

function present(asset: Asset, { balance, held, available }: Balance): Balance {
  return {
    balance: presentAmount(asset, balance),
    held: presentAmount(asset, held),
    available: presentAmount(asset, available),
  };
}

/** Reads both balances; opens missing accounts, in demo mode with welcome beans. */
export async function getWallet(
  { portal: { db }, ledger }: Pick<Context, 'portal' | 'ledger'>,
  userId: string,
): Promise<Wallet> {
  const [beans, yuan] = [memberAccount(userId, 'BEAN'), memberAccount(userId, 'CNY')];
  await ledger.open(db, beans);
  await ledger.open(db, yuan);
  return {
    beans: present('BEAN', await ledger.balance(db, beans)),
    yuan: present('CNY', await ledger.balance(db, yuan)),
  };
}
