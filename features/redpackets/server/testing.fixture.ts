/** The fixture of the red packets' tests: a portal with members who have beans. */
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { audit, ledgerChecks } from '@features/wallet/audit';
import { giveBeans } from '@features/wallet/factory';
import { type Ledger, memberAccount, openLedger, packetAccount } from '@features/wallet/ledger';
import type { Database } from '@platform/server/database/database';
import type { Caller } from '@platform/server/testing/caller';
import { getPacket, grabPacket, sendPacket } from '../contract/endpoints.ts';
import type { PacketClaim, PacketDetail } from '../contract/packet.ts';
import { packetChecks } from './audit.store.ts';
import { type SendPacketBody, somePacket } from './factory.ts';

/** A packet as members see it. */
export type MemberDetail = PacketDetail & {
  totalAmount: number;
  returnedAmount: number;
  claims: (PacketClaim & { amount: number })[];
};

export interface PacketFixture {
  portal: TestPortal;
  ledger: Ledger;
  /** A new member with 1000 beans, or more. */
  member(name?: string, beans?: number): Promise<Person>;
  /** Sends a packet; throws when it is refused. */
  send(by: Caller, overrides?: Partial<SendPacketBody>): Promise<MemberDetail>;
  /** Reads a packet, by default as a member who has nothing to do with it. */
  read(id: string, by?: Caller): Promise<MemberDetail>;
  grab(id: string, by: Caller): ReturnType<typeof grabbing>;
  beansOf(userId: string): Promise<number>;
  /** The balance of a packet's account. */
  escrowOf(packetId: string): Promise<number>;
}

const grabbing = (id: string, by: Caller) => by.call(grabPacket, { params: { id } });

/** All faults that the audit finds in packets, shares and accounts. */
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
      const person = await portal.person('user', { name });
      await ledger.open(db, memberAccount(person.id, 'BEAN'));
      if (beans > 1000) await giveBeans(portal.portal, person.id, beans - 1000);
      return person;
    },
    send: async (by, overrides) => (await by.ok(sendPacket, { body: somePacket(overrides) })) as MemberDetail,
    read: async (id, by = portal.as('member')) =>
      (await by.ok(getPacket, { params: { id } })) as MemberDetail,
    grab: grabbing,
    beansOf: async (userId) => (await ledger.balance(db, memberAccount(userId, 'BEAN'))).available,
    escrowOf: async (packetId) => (await ledger.balance(db, packetAccount(packetId))).balance,
  };
}
