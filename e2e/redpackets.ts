/** Steps with red packets. */
import { randomUUID } from 'node:crypto';
import { grabPacket, sendPacket } from '@features/redpackets/contract/endpoints';
import type { PacketForm } from '@features/redpackets/contract/form';
import type { GrabResult, PacketDetail } from '@features/redpackets/contract/packet';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api.ts';
import type { Member } from './members.ts';

/** A message that no other test uses. */
export const uniqueMessage = (): string => `愿君好运 ${randomUUID().slice(0, 8)}`;

/** The form of a packet. */
export const sendForm = (page: Page): Locator => page.getByRole('form', { name: '发红包' });

/** The packet with this message in the list. */
export const envelope = (page: Page, message: string): Locator =>
  page.getByRole('article').filter({ hasText: message });

/** The dialog of an opened packet. */
export const grabDialog = (page: Page): Locator => page.getByRole('dialog', { name: '抢红包' });

/** The row with this message in the history. */
export const historyRow = (page: Page, message: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: message });

/** Sends a packet through the API. */
export function sendPacketAs({ token }: Member, values: Partial<PacketForm>): Promise<PacketDetail> {
  const body: PacketForm = {
    type: 'random',
    amount: 100,
    count: 4,
    message: uniqueMessage(),
    sendType: 'public',
    recipients: [],
    ...values,
  };
  return call(sendPacket, { body }, { token, key: randomUUID() });
}

/** Grabs a share through the API. */
export function grabPacketAs({ token }: Member, id: string): Promise<GrabResult> {
  return call(grabPacket, { params: { id } }, { token });
}

/** Clicks the button of a packet and waits until it is open. */
export async function grab(page: Page, container: Page | Locator = page): Promise<Locator> {
  await container.getByRole('button', { name: '抢红包' }).click();
  const dialog = grabDialog(page);
  await expect(dialog.getByRole('button', { name: /收下|知道了/ })).toBeVisible();
  return dialog;
}

/** Fills in the form. */
export async function write(
  page: Page,
  { amount, count, message }: Record<'amount' | 'count' | 'message', string>,
): Promise<void> {
  const form = sendForm(page);
  await form.getByRole('textbox', { name: '红包金额' }).fill(amount);
  await form.getByRole('textbox', { name: '红包个数' }).fill(count);
  await form.getByRole('textbox', { name: '祝福语' }).fill(message);
}

/** Submits the form. */
export const send = (page: Page): Promise<void> =>
  sendForm(page).getByRole('button', { name: '塞豆进红包' }).click();
