/** Where withdrawals go: sealed in the database, masked in answers. */
import { maskName } from '@platform/contract/text';
import type { Portal } from '@platform/server/portal';
import type { WithdrawalRow } from './tables.ts';

export interface Destination {
  account: string;
  holder: string;
}

type Sealed = Pick<WithdrawalRow, 'accountSealed' | 'holderSealed'>;
type Context = Pick<Portal, 'seal'>;

const sealOf = ({ seal }: Context) => seal('withdrawal destination');

/** The columns of a destination. */
export function sealDestination(portal: Context, { account, holder }: Destination): Sealed {
  const seal = sealOf(portal);
  return { accountSealed: seal.close(account), holderSealed: seal.close(holder) };
}

/** Opens a destination; unreadable ones, sealed under another secret, are replaced, so that they can still be refused. */
export function openDestination(portal: Context, { accountSealed, holderSealed }: Sealed): Destination {
  const seal = sealOf(portal);
  try {
    return { account: seal.open(accountSealed), holder: seal.open(holderSealed) };
  } catch {
    return { account: '无法读取', holder: '无法读取' };
  }
}

/** 138****8000; of a short account only its ends. */
function maskAccount(account: string): string {
  const characters = [...account];
  const [first, last] = characters.length < 11 ? [1, 1] : [3, 4];
  return `${characters.slice(0, first).join('')}****${characters.slice(-last).join('')}`;
}

/** The destination as lists show it. */
export function maskDestination(portal: Context, row: Sealed): Destination {
  const { account, holder } = openDestination(portal, row);
  return { account: maskAccount(account), holder: maskName(holder) };
}
