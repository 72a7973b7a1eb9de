// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { open, purchase, purchaseId, salesServer } from '../sales.fixture.tsx';
import { NewUserPacket } from './NewUserPacket.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = `PUT /course-sales/purchases/${purchaseId}/packet`;
const server = () => salesServer({ [shown]: { data: purchase() } });

it('opens to 20 yuan, which leads to the balance', async () => {
  const calls = server();
  open(<NewUserPacket purchases={[purchase(), purchase({ newUserPacket: 20 })]} />);
  await userEvent.click(await screen.findByRole('button', { name: '拆开红包' }));
  expect(await screen.findByText('已存入您的余额')).toBeDefined();
  expect(screen.getByText('20').nextSibling?.textContent).toBe('元');
  expect(screen.getByRole('link', { name: '查看余额' }).getAttribute('href')).toBe('/wallet?tab=money');
  await userEvent.click(screen.getByRole('button', { name: '收下' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ call }) => call)).toEqual([shown]);
});

it('counts as shown when it is put away', async () => {
  const calls = server();
  open(<NewUserPacket purchases={[purchase({ newUserPacket: 20 })]} />);
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ call }) => call)).toEqual([shown]);
});

it('is not there without a packet', () => {
  open(<NewUserPacket purchases={[purchase()]} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
