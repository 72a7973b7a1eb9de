/** A portal with people who have beans: what the tests of the red packets stand on. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { type CrowdMember, makeCrowd } from '@features/accounts/factory';
import { users } from '@features/accounts/tables';
import { audit, ledgerChecks } from '@features/wallet/audit';
import { giveBeans } from '@features/wallet/factory';
import { type Ledger, memberAccount, openLedger, packetAccount } from '@features/wallet/ledger';
import type { Database } from '@platform/server/database/database';
import { eq } from 'drizzle-orm';
import { getPacket, grabPacket, sendPacket } from '../contract/endpoints.ts';
import type { PacketDetail } from '../contract/packet.ts';
import { packetChecks } from './audit.store.ts';
import { type SendPacketBody, somePacket } from './factory.ts';

export interface Member extends CrowdMember {
  username: string;
}

export interface PacketFixture {
  portal: TestPortal;
  ledger: Ledger;
  /** Somebody new with 1000 beans, or more. */
  member(name?: string, beans?: number): Promise<Member>;
  /** Sends as somebody; throws unless it is sent. */
  send(by: Member, overrides?: Partial<SendPacketBody>): Promise<PacketDetail>;
  read(id: string, by?: Member): Promise<PacketDetail>;
  grab(id: string, by: CrowdMember): ReturnType<typeof grabbing>;
  beansOf(userId: string): Promise<number>;
  /** What a packet's account holds. */
  escrowOf(packetId: string): Promise<number>;
}

const grabbing = (portal: TestPortal, id: string, { token }: CrowdMember) =>
  portal.call(grabPacket, { params: { id } }, { token });

/** What is wrong with packets, shares and accounts as a whole; nothing, if all is well. */
export async function faultsOf(db: Database): Promise<string[]> {
  const findings = await audit(db, [...ledgerChecks, ...packetChecks]);
  return findings.flatMap(({ faults }) => faults);
}

/** Opens a portal without packets. */
export async function openPacketFixture(): Promise<PacketFixture> {
  const portal = await testPortal();
  const { db } = portal.portal;
  const ledger = openLedger(portal.portal, { welcome: 1000 });
  return {
    portal,
    ledger,
    async member(name = '', beans = 1000) {
      const [made] = await makeCrowd(portal.portal, 1);
      if (!made) throw new Error('nobody was made');
      const [row] = await db.update(users).set({ name }).where(eq(users.id, made.id)).returning();
      await ledger.open(db, memberAccount(made.id, 'BEAN'));
      if (beans > 1000) await giveBeans(portal.portal, made.id, beans - 1000);
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
    escrowOf: async (packetId) => (await ledger.balance(db, packetAccount(packetId))).balance,
  };
}
