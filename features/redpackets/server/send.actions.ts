/** Sending a red packet: its beans leave the sender and its shares are fixed, in one transaction. */
import { foldUsername } from '@features/accounts/contract/fields';
import { unknownName } from '@features/accounts/contract/user';
import { findPerson } from '@features/accounts/people';
import { memberAccount, packetAccount } from '@features/wallet/ledger';
import type { FieldIssue } from '@platform/contract/envelope';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import { packetErrors } from '../contract/errors.ts';
import type { PacketForm } from '../contract/form.ts';
import type { PacketDetail } from '../contract/packet.ts';
import { commitmentOf, sharesOf } from '../contract/shares.ts';
import type { Context } from './context.ts';
import { publishSent } from './live.actions.ts';
import { getPacket } from './read.actions.ts';
import { expiryFrom, memoOf, recipientsText } from './rules.ts';
import { findByName, findRecipients, insertPacket, type Recipient } from './store.ts';

/** The recipients of a private packet. Throws VALIDATION_FAILED with every name that is unknown or the sender's own. */
async function recipientsIn(
  db: Queryable,
  senderId: string,
  { sendType, recipients }: PacketForm,
): Promise<Recipient[]> {
  if (sendType === 'public') return [];
  const names = new Map(recipients.map((name) => [foldUsername(name), name]));
  const people = await findRecipients(db, [...names.keys()]);
  const issues: FieldIssue[] = [];
  for (const [folded, name] of names) {
    const recipient = people.find(({ username }) => username === folded);
    if (!recipient) issues.push({ field: 'recipients', message: `没有用户名为「${name}」的用户` });
    else if (recipient.id === senderId)
      issues.push({ field: 'recipients', message: packetErrors.RECIPIENT_IS_SENDER.message });
  }
  if (issues.length > 0) throw invalid(issues);
  return people;
}

async function send(
  { portal: { clock, random }, ledger }: Context,
  tx: Transaction,
  senderId: string,
  form: PacketForm,
): Promise<string> {
  const recipients = await recipientsIn(tx, senderId, form);
  const { type, amount, count, message, sendType } = form;
  const id = random.id();
  const seed = Buffer.from(random.token(32), 'base64url').toString('hex');
  const now = clock.now();
  const row = {
    id,
    senderId,
    type,
    sendType,
    message,
    memo: memoOf((await findPerson(tx, senderId))?.name ?? unknownName, message),
    totalAmount: amount,
    totalCount: count,
    remainingCount: count,
    state: 'open' as const,
    seed,
    commitment: commitmentOf({ seed, packetId: id, amount, count }),
    returnedAmount: 0,
    createdAt: now,
    expiresAt: expiryFrom(now),
    endedAt: null,
  };
  await insertPacket(
    tx,
    row,
    sharesOf({ type, seed, amount, count }),
    recipients.map((recipient) => recipient.id),
  );
  await ledger.open(tx, packetAccount(id));
  // Last, because the sender's balance is locked from here on.
  await ledger.transfer(tx, {
    key: `packet:${id}`,
    from: memberAccount(senderId, 'BEAN'),
    to: packetAccount(id),
    amount,
    reason: 'packet_sent',
    memo: memoOf(recipientsText(recipients.map(({ name }) => name)), message),
  });
  return id;
}

/** Sends a packet, once per command. Throws INSUFFICIENT_BALANCE, IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED; then nothing was taken. */
export async function sendPacket(
  ctx: Context,
  senderId: string,
  form: PacketForm,
  command: Command | null,
): Promise<PacketDetail> {
  const { portal, ledger } = ctx;
  await ledger.open(portal.db, memberAccount(senderId, 'BEAN'));
  let isNew = false;
  const id = await transactOnce(portal, command, (tx) => {
    isNew = true;
    return send(ctx, tx, senderId, form);
  });
  const detail = await getPacket(ctx, senderId, id);
  if (isNew) await publishSent(ctx, detail);
  return detail;
}

/** The member with a user name, or the only one with a name. Throws RECIPIENT_NOT_FOUND, RECIPIENT_AMBIGUOUS, RECIPIENT_IS_SENDER. */
export async function checkRecipient(
  { portal: { db } }: Context,
  senderId: string,
  username: string,
): Promise<{ username: string; name: string }> {
  const [byUsername] = await findRecipients(db, [foldUsername(username)]);
  const [recipient, namesake] = byUsername ? [byUsername] : await findByName(db, username);
  if (namesake) throw failure(packetErrors.RECIPIENT_AMBIGUOUS);
  if (!recipient) throw failure(packetErrors.RECIPIENT_NOT_FOUND);
  if (recipient.id === senderId) throw failure(packetErrors.RECIPIENT_IS_SENDER);
  return { username: recipient.displayUsername, name: recipient.name };
}
