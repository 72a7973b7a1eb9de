/** A portal with people who have beans: what the tests of the red packets stand on. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { type CrowdMember, makeCrowd } from '@features/accounts/factory';
import { users } from '@features/accounts/tables';
import { type Ledger, memberAccount, openLedger, packetAccount } from '@features/wallet/ledger';
import { eq, sql } from 'drizzle-orm';
import { getPacket, grabPacket, sendPacket } from '../contract/endpoints.ts';
import type { PacketDetail } from '../contract/packet.ts';
import { giveBeans, type SendPacketBody, somePacket } from './factory.ts';

export interface Member extends CrowdMember {
  username: string;
}

export interface PacketStage {
  portal: TestPortal;
  ledger: Ledger;
  /** Somebody new with 1000 beans, or more. */
  member(name?: string, beans?: number): Promise<Member>;
  /** Sends as somebody; throws unless it is sent. */
  send(by: Member, overrides?: Partial<SendPacketBody>): Promise<PacketDetail>;
  read(id: string, by?: Member): Promise<PacketDetail>;
  grab(id: string, by: CrowdMember): ReturnType<typeof grabbing>;
  beansOf(userId: string): Promise<number>;
  /** What is wrong with packets, shares and accounts as a whole; nothing is well. */
  faults(): Promise<unknown[]>;
}

const grabbing = (portal: TestPortal, id: string, { token }: CrowdMember) =>
  portal.call(grabPacket, { params: { id } }, { token });

/** Every packet's account holds its unclaimed shares and nothing else, and every claimed share was paid to its claimant. */
const faults = sql`
  select p.id, p.state, p.remaining_count, a.balance, s.*
  from red_packets p
  join wallet_accounts a on a.owner_id = p.id and a.kind = 'packet'
  cross join lateral (
    select coalesce(sum(amount), 0) as whole, count(claimed_by) as claims,
      coalesce(sum(amount) filter (where claimed_by is null), 0) as unclaimed,
      count(*) filter (where claimed_by is not null and not exists (
        select from wallet_transfers t join wallet_accounts m on m.id = t.to_id
        where t.key = 'packet:' || p.id || ':' || position and t.amount = red_packet_shares.amount
          and t.from_id = a.id and m.owner_id = claimed_by)) as unpaid
    from red_packet_shares where packet_id = p.id
  ) s
  where s.whole <> p.total_amount or s.claims <> p.total_count - p.remaining_count or s.unpaid > 0
    or a.balance <> case when p.state = 'open' then s.unclaimed else 0 end
    or p.returned_amount <> case when p.state = 'expired' then s.unclaimed else 0 end`;

/** Opens a portal without packets. */
export async function openPacketStage(): Promise<PacketStage> {
  const portal = await testPortal();
  const { db } = portal.portal;
  const ledger = openLedger(portal.portal, { welcome: 1000 });
  const desk = { portal: portal.portal, ledger };
  return {
    portal,
    ledger,
    async member(name = '', beans = 1000) {
      const [made] = await makeCrowd(portal.portal, 1);
      if (!made) throw new Error('nobody was made');
      const [row] = await db.update(users).set({ name }).where(eq(users.id, made.id)).returning();
      await ledger.open(db, memberAccount(made.id, 'BEAN'));
      if (beans > 1000) await giveBeans(desk, made.id, beans - 1000);
      return { ...made, username: row?.username ?? '' };
    },
    async send({ token }, overrides) {
      const answer = await portal.call(sendPacket, { body: somePacket(overrides) }, { token });
      if (answer.status !== 201) throw new Error(`not sent: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    async read(id, by) {
      const answer = await portal.call(getPacket, { params: { id } }, { token: by?.token });
      if (!answer.success) throw new Error(`not read: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    grab: (id, by) => grabbing(portal, id, by),
    beansOf: async (userId) => (await ledger.balance(db, memberAccount(userId, 'BEAN'))).available,
    faults: async () => (await db.execute(faults)).rows,
  };
}

/** What a packet's account holds. */
export async function escrowOf({ portal, ledger }: PacketStage, packetId: string): Promise<number> {
  return (await ledger.balance(portal.portal.db, packetAccount(packetId))).balance;
}
