import { expect, it } from 'vitest';
import { destinationOf } from './withdrawal.rules.ts';

it('names the account', () =>
  expect(destinationOf({ method: 'bank', account: '6222020000001234', holder: '林清和' })).toBe(
    '银行卡 6222020000001234（林清和）',
  ));
