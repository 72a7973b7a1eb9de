import { expect, it } from 'vitest';
import { showAmount, showMovement } from './amount.rules.ts';

it.each([
  ['BEAN', 10_800, '10,800', '+10,800'],
  ['BEAN', -100, '\u2212100', '\u2212100'],
  ['BEAN', 0, '0', '0'],
  ['CNY', 12.5, '¥12.50', '+¥12.50'],
  ['CNY', -1280, '\u2212¥1,280.00', '\u2212¥1,280.00'],
] as const)('%s %d is %s as a balance and %s as a movement', (asset, amount, balance, movement) => {
  expect(showAmount(asset, amount)).toBe(balance);
  expect(showMovement(asset, amount)).toBe(movement);
});
