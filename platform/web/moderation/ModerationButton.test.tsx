// @vitest-environment happy-dom
import { errorTable } from '@platform/contract/errors';
import { type ModerationFlag, moderationEndpoint } from '@platform/contract/moderation';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openApp } from '../list/list.fixture.tsx';
import { ModerationButton } from './ModerationButton.tsx';
// Loaded before the tests, whose clock is short on a busy machine.
import './ModerationControl.tsx';

const { THING_NOT_FOUND } = errorTable({ THING_NOT_FOUND: { status: 404, message: '没有' } });
const moderateThing = moderationEndpoint({
  name: 'moderateThing',
  path: '/things',
  staff: ['editor'],
  data: z.object({ hidden: z.boolean() }),
  notFound: THING_NOT_FOUND,
});

let sent: unknown[] = [];
const onSuccess = vi.fn();

beforeEach(() => {
  sent = [];
  onSuccess.mockClear();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body))]);
    return Response.json({ success: true, data: { hidden: true } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(flag: ModerationFlag, value: boolean) {
  const props = { endpoint: moderateThing, id: 'a', flag, value, subject: '这件物件', invalidates: [] };
  const element = <ModerationButton {...props} onSuccess={onSuccess} />;
  render(openApp([{ path: '/', element }], '/').app);
}

it('asks for the reason before it hides', async () => {
  open('hidden', false);
  await userEvent.click(await screen.findByRole('button', { name: '隐藏' }));
  await screen.findByRole('dialog', { name: '隐藏这件物件？' });
  await userEvent.click(screen.getByRole('button', { name: '确认隐藏' }));
  expect(await screen.findByText('请写明理由')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /理由/ }), '来源待核');
  await userEvent.click(screen.getByRole('button', { name: '确认隐藏' }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ hidden: true }));
  expect(sent).toEqual([['/api/things/a/moderation', { hidden: true, reason: '来源待核' }]]);
});

it.each([
  ['hidden', true, '恢复显示', { hidden: false }],
  ['featured', false, '推荐', { featured: true }],
  ['featured', true, '取消推荐', { featured: false }],
  ['approved', false, '通过审核', { approved: true }],
] as const)('sets %s from %s at once: %s', async (flag, value, label, body) => {
  open(flag, value);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/things/a/moderation', body]]);
});
