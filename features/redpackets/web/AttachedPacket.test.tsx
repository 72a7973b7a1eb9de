// @vitest-environment happy-dom
/** A packet in another feature's page follows what others grab, and its end. */
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { connection } from '@platform/web/live/connection';
import { done, fakeServer } from '@platform/web/render.fixture.tsx';
import { useSession } from '@platform/web/session/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PacketDetail } from '../contract/packet.ts';
import AttachedPacket from './AttachedPacket.tsx';

const id = '01890000-0000-7000-8000-000000000000';
const time = '2026-03-01T02:20:00.000Z';
const packet: PacketDetail = {
  ...{ id, type: 'random', sendType: 'public', senderName: '王**', senderAvatar: null, message: '见者有份' },
  ...{
    totalAmount: null,
    totalCount: 3,
    remainingCount: 3,
    createTime: time,
    expiresAt: time,
    grabbed: false,
  },
  ...{ state: 'open', endTime: null, commitment: '', seed: null, returnedAmount: null, claims: [] },
  ...{ claim: null, sentByCaller: false, forCaller: true, recipients: [] },
};

it('counts down as others grab, and says when it has ended', async () => {
  const listen = vi.spyOn(connection, 'listen').mockReturnValue(() => {});
  useSession.setState({ restored: true });
  fakeServer(done(packet), done({ ...packet, state: 'finished', remainingCount: 0, endTime: time }));
  render(openApp([{ path: '/', element: <AttachedPacket id={id} back="/" /> }], '/').app);
  await screen.findByText(/剩/);
  const send = async (event: string, data: object) =>
    act(async () => listen.mock.calls.at(-1)?.[2].onMessage(event, data));
  const claim = { position: 2, name: '李**', avatar: null, amount: null, time };
  await send('claimed', { claim, remainingCount: 2 });
  await waitFor(() => expect(screen.getByText(/剩/).textContent).toBe('剩 2 / 3 个'));
  await send('ended', { state: 'finished', remainingCount: 0 });
  expect(await screen.findByText('已抢完')).toBeTruthy();
});
