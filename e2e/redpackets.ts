/** What people do with red packets, step by step. */
import { randomUUID } from 'node:crypto';
import { grabPacket, sendPacket } from '@features/redpackets/contract/endpoints';
import type { PacketForm } from '@features/redpackets/contract/form';
import type { GrabResult, PacketDetail } from '@features/redpackets/contract/packet';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api.ts';
import type { Member } from './members.ts';

/** A wish that no other journey has. */
export const ownWish = (): string => `愿君好运 ${randomUUID().slice(0, 8)}`;

/** The form of a packet. */
export const sendForm = (page: Page): Locator => page.getByRole('form', { name: '发红包' });

/** The packet with this wish in the list. */
export const envelope = (page: Page, wish: string): Locator =>
  page.getByRole('article').filter({ hasText: wish });

/** The dialog in which an envelope opens. */
export const grabDialog = (page: Page): Locator => page.getByRole('dialog', { name: '抢红包' });

/** The row with this wish in the history. */
export const historyRow = (page: Page, wish: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: wish });

/** Sends a packet through the API. */
export function sentBy({ token }: Member, wanted: Partial<PacketForm>): Promise<PacketDetail> {
  const body: PacketForm = {
    type: 'random',
    amount: 100,
    count: 4,
    message: ownWish(),
    sendType: 'public',
    recipients: [],
    ...wanted,
  };
  return call(sendPacket, { body }, { token, key: randomUUID() });
}

/** Grabs a share through the API. */
export function grabbedBy({ token }: Member, id: string): Promise<GrabResult> {
  return call(grabPacket, { params: { id } }, { token });
}

/** Presses the button on an envelope and waits until it has opened. */
export async function grab(page: Page, from: Page | Locator = page): Promise<Locator> {
  await from.getByRole('button', { name: '抢红包' }).click();
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

/** Presses the form's button. */
export const send = (page: Page): Promise<void> =>
  sendForm(page).getByRole('button', { name: '塞豆进红包' }).click();
