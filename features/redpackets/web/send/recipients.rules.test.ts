/** Names entered, found, refused. */
import { expect, test } from 'vitest';
import { addNames, isSeveral, pendingReason, type Recipient } from './recipients.rules.ts';

test('adds several names at once, each one once in any case', () => {
  expect(addNames(['lin'], ' LIN zhou,shen；zhou、 ')).toEqual(['lin', 'zhou', 'shen']);
  expect(addNames(['lin'], ' ')).toEqual(['lin']);
});

test.each([
  ['lin', false],
  [' lin ', false],
  ['lin zhou', true],
  ['lin，zhou', true],
])('%o contains several names: %s', (text, several) => expect(isSeveral(text)).toBe(several));

test('a packet can be sent when every name is known', () => {
  const one = (state: Recipient['state']): Recipient => ({ input: 'lin', label: 'lin', state });
  expect(pendingReason([one('known')])).toBeNull();
  expect(pendingReason([one('known'), one('checking')])).toBe('正在核对收红包的人，请稍候');
  expect(pendingReason([one('checking'), one('refused')])).toBe('请先移除找不到的收红包的人');
});
