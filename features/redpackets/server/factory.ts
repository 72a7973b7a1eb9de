/** Red packets for tests and benches. */
import { type Ledger, packetAccount, portalAccount } from '@features/wallet/ledger';
import type { Endpoint, Input } from '@platform/contract/endpoint';
import type { Services } from '@platform/server/portal';
import type { sendPacket } from '../contract/endpoints.ts';
import { commitmentOf, sharesOf } from '../contract/shares.ts';
import { expiryFrom } from './rules.ts';
import { insertPacket } from './store.ts';

export type SendPacketBody = Input<typeof sendPacket & Endpoint>['body'];

/** A body for `sendPacket`: ten random shares of 100 beans for everyone, with overrides. */
export function somePacket(overrides: Partial<SendPacketBody> = {}): SendPacketBody {
  return {
    type: 'random',
    amount: 100,
    count: 10,
    message: '恭喜发财，大吉大利',
    sendType: 'public',
    ...overrides,
  };
}

interface Payer {
  portal: Pick<Services, 'db' | 'clock' | 'random'>;
  ledger: Ledger;
}

/** Inserts a public packet with any number of shares, paid by the promotion account; returns its id. */
export async function makeLargePacket(
  { portal, ledger }: Payer,
  senderId: string,
  count: number,
): Promise<string> {
  const id = portal.random.id();
  const seed = Buffer.from(portal.random.token(32), 'base64url').toString('hex');
  const amount = count * 10;
  const createdAt = portal.clock.now();
  const row = {
    id,
    senderId,
    type: 'random' as const,
    sendType: 'public' as const,
    message: '见者有份',
    memo: '见者有份',
    totalAmount: amount,
    totalCount: count,
    remainingCount: count,
    state: 'open' as const,
    seed,
    commitment: commitmentOf({ seed, packetId: id, amount, count }),
    returnedAmount: 0,
    createdAt,
    expiresAt: expiryFrom(createdAt),
    endedAt: null,
  };
  await portal.db.transaction(async (tx) => {
    await insertPacket(tx, row, sharesOf({ type: 'random', seed, amount, count }), []);
    await ledger.transfer(tx, {
      key: `packet:${id}`,
      from: portalAccount('promotion', 'BEAN'),
      to: packetAccount(id),
      amount,
      reason: 'packet_sent',
    });
  });
  return id;
}
