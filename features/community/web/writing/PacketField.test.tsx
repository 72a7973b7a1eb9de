// @vitest-environment happy-dom
/** The choice of the red packet: only what the server attaches is offered. */
import type { HistoryEntry } from '@features/redpackets/contract/packet';
import { done, fakeServer, withTheme } from '@platform/web/render.fixture.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PacketField } from './PacketField.tsx';

const entry = (message: string, overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id: message, packetId: message, type: 'sent', amount: 10, message, sendType: 'public' },
  ...{ otherParty: '所有人', time: '2026-03-01T02:20:00.000Z', status: 'active' },
  ...overrides,
});
const show = (...entries: HistoryEntry[]) => {
  fakeServer(done({ entries, pagination: { current_page: 1, per_page: 50, total: entries.length } }));
  render(withTheme(<PacketField packetId={null} error={undefined} onChange={() => {}} />));
};

it('offers open packets for everyone, not private ones and not those that have ended', async () => {
  show(
    entry('见者有份'),
    entry('只给你', { sendType: 'private', otherParty: '薄荷' }),
    entry('昨天的', { status: 'expired' }),
    entry('抢完的', { status: 'completed' }),
  );
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['不附红包', '10 浣熊豆 · 见者有份']);
});
