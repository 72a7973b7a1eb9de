/** A portal with people who have beans: what the tests of the red packets stand on. */
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { audit, ledgerChecks } from '@features/wallet/audit';
import { giveBeans } from '@features/wallet/factory';
import { type Ledger, memberAccount, openLedger, packetAccount } from '@features/wallet/ledger';
import type { Database } from '@platform/server/database/database';
import type { Caller } from '@platform/server/testing/caller';
import { getPacket, grabPacket, sendPacket } from '../contract/endpoints.ts';
import type { PacketDetail } from '../contract/packet.ts';
import { packetChecks } from './audit.store.ts';
import { type SendPacketBody, somePacket } from './factory.ts';

export interface PacketFixture {
  portal: TestPortal;
  ledger: Ledger;
  /** Somebody new with 1000 beans, or more. */
  member(name?: string, beans?: number): Promise<Person>;
  /** Sends as somebody; throws unless it is sent. */
  send(by: Caller, overrides?: Partial<SendPacketBody>): Promise<PacketDetail>;
  read(id: string, by?: Caller): Promise<PacketDetail>;
  grab(id: string, by: Caller): ReturnType<typeof grabbing>;
  beansOf(userId: string): Promise<number>;
  /** What a packet's account holds. */
  escrowOf(packetId: string): Promise<number>;
}

const grabbing = (id: string, by: Caller) => by.call(grabPacket, { params: { id } });

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
      const made = await portal.person('user', { name });
      await ledger.open(db, memberAccount(made.id, 'BEAN'));
      if (beans > 1000) await giveBeans(portal.portal, made.id, beans - 1000);
      return made;
    },
    send: (by, overrides) => by.ok(sendPacket, { body: somePacket(overrides) }),
    read: (id, by = portal) => by.ok(getPacket, { params: { id } }),
    grab: grabbing,
    beansOf: async (userId) => (await ledger.balance(db, memberAccount(userId, 'BEAN'))).available,
    escrowOf: async (packetId) => (await ledger.balance(db, packetAccount(packetId))).balance,
  };
}
