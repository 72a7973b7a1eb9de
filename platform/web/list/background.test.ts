import { expect, it } from 'vitest';
import { backgroundKeyOf, openOverList } from './background.ts';

it('backgroundKeyOf reads the key that openOverList put into the state of a link', () => {
  const list = { pathname: '/news', search: '', hash: '', state: null, key: 'abc' };
  expect(backgroundKeyOf(openOverList(list))).toBe('abc');
});

it.each([null, undefined, 'abc', {}, { overList: 1 }])('%j names no list', (state) =>
  expect(backgroundKeyOf(state)).toBeNull(),
);
