/** Names entered, found, refused. */
import { expect, test } from 'vitest';
import { addNames, isSeveral, pendingReason, type Recipient } from './recipients.rules.ts';

test('adds several names at once, each one once in any case', () => {
  expect(addNames(['lin'], ' LIN，zhou,shen；zhou、\n王五\t赵六 ')).toEqual([
    'lin',
    'zhou',
    'shen',
    '王五',
    '赵六',
  ]);
  expect(addNames(['lin'], ' ')).toEqual(['lin']);
});

test('leaves the spaces within a name', () => {
  expect(addNames([], '李 四， Ada Wong ')).toEqual(['李 四', 'Ada Wong']);
});

test.each([
  ['lin', false],
  [' lin ', false],
  ['Ada Wong', false],
  ['lin\nzhou', true],
  ['lin，zhou', true],
])('%o contains several names: %s', (text, several) => expect(isSeveral(text)).toBe(several));

test('a packet can be sent when every name is known', () => {
  const one = (state: Recipient['state']): Recipient => ({ input: 'lin', label: 'lin', state });
  expect(pendingReason([one('known')])).toBeNull();
  expect(pendingReason([one('known'), one('checking')])).toBe('正在核对收红包的人，请稍候');
  expect(pendingReason([one('checking'), one('refused')])).toBe('请先移除找不到的收红包的人');
});
