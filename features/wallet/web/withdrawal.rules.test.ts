import { expect, it } from 'vitest';
import { destinationOf, entriesOf } from './withdrawal.rules.ts';

const withdrawal = {
  id: '0199a000-0000-7000-8000-000000000000',
  number: 'TX20261122000001',
  amount: 60,
  method: 'bank',
  account: '6222020000001234',
  holder: '林清和',
  status: 'refused',
  createdAt: '2026-11-22T01:00:00Z',
  timeline: [
    { event: 'requested', at: '2026-11-22T01:00:00Z', note: null },
    { event: 'refused', at: '2026-11-22T02:00:00Z', note: '姓名与账号不符' },
  ],
} as const;
const copy = () => ({ ...withdrawal, timeline: [...withdrawal.timeline] });

it('names the account', () => expect(destinationOf(copy())).toBe('银行卡 6222020000001234（林清和）'));

it('puts the member on the left and the decision with its reason on the right', () =>
  expect(entriesOf(copy()).map(({ side, tone, note }) => [side, tone, note])).toEqual([
    ['left', 'plain', null],
    ['right', 'bad', '姓名与账号不符'],
  ]));
