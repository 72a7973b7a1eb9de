/** The endpoints of the red packets (specification, section 2, red-packet centre). */
import { walletErrors } from '@features/wallet/contract/errors';
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { packetErrors } from './errors.ts';
import { packetForm } from './form.ts';
import { historyType } from './lifecycle.ts';
import { availablePacket, grabResult, historyEntry, packetDetail } from './packet.ts';

const onePacket = z.object({ id });

export const sendPacket = endpoint({
  name: 'sendPacket',
  summary:
    "Sends a red packet: takes its beans from the sender's balance, fixes its shares and publishes their commitment.",
  method: 'POST',
  path: '/red-packets',
  access: 'member',
  body: packetForm,
  data: packetDetail,
  status: 201,
  idempotent: true,
  message: '红包已发出',
  errors: [walletErrors.INSUFFICIENT_BALANCE],
});

export const listPackets = endpoint({
  name: 'listPackets',
  summary: 'Lists red packets to grab, the latest first: public ones, and private ones for the caller.',
  method: 'GET',
  path: '/red-packets',
  access: 'anyone',
  query: z.object(pageFields(12)),
  data: z.object({ packets: z.array(availablePacket), pagination }),
});

export const getPacket = endpoint({
  name: 'getPacket',
  summary:
    'Reads a red packet with its claims, and with its seed when it has ended. A private one is visible to its sender and recipients only.',
  method: 'GET',
  path: '/red-packets/:id',
  access: 'anyone',
  params: onePacket,
  data: packetDetail,
  errors: [packetErrors.PACKET_NOT_FOUND],
});

export const grabPacket = endpoint({
  name: 'grabPacket',
  summary: 'Grabs a share; a second call returns the first answer.',
  method: 'POST',
  path: '/red-packets/:id/grab',
  access: 'member',
  params: onePacket,
  data: grabResult,
  errors: [packetErrors.PACKET_NOT_FOUND, packetErrors.PACKET_NOT_FOR_YOU, packetErrors.PACKET_GONE],
});

export const checkRecipient = endpoint({
  name: 'checkRecipient',
  summary:
    'Finds the member with a user name, in any case, or else with a name, for the form of private packets.',
  method: 'GET',
  path: '/red-packets/recipients',
  access: 'member',
  /** A user name or a name. */
  query: z.object({ username: text({ max: 64, required: '请输入用户名', length: '用户名过长' }) }),
  /** `name` is the display name. */
  data: z.object({ username: z.string(), name: z.string() }),
  errors: [
    packetErrors.RECIPIENT_NOT_FOUND,
    packetErrors.RECIPIENT_AMBIGUOUS,
    packetErrors.RECIPIENT_IS_SENDER,
  ],
});

export const listHistory = endpoint({
  name: 'listHistory',
  summary: "Lists the caller's packets sent, shares grabbed and beans returned, the latest first.",
  method: 'GET',
  path: '/red-packets/history',
  access: 'member',
  query: z.object({ ...pageFields(10), type: historyType.optional() }),
  data: z.object({ entries: z.array(historyEntry), pagination }),
});
