/** Names entered, found, refused, removed. */
import { expect, test } from 'vitest';
import { add, judge, knownNames, type Recipient, remove, unsettled } from './recipients.rules.ts';

const known: Recipient = { username: 'lin', state: 'known', name: '林见南' };

test('several names come at once, each one once, in whatever case', () => {
  const { list, entered } = add([known], ' LIN zhou,shen；zhou、 Shen ');
  expect(entered).toEqual(['zhou', 'shen']);
  expect(list.map(({ username, state }) => [username, state])).toEqual([
    ['lin', 'known'],
    ['zhou', 'checking'],
    ['shen', 'checking'],
  ]);
});

test('a name is written as its owner writes it, once it is known', () => {
  const { list } = add([], 'ZHOU');
  const judged = judge(list, 'ZHOU', { state: 'known', username: 'Zhou', name: '周亦北' });
  expect(judged).toEqual([{ username: 'Zhou', state: 'known', name: '周亦北' }]);
  expect(knownNames(judged)).toBe('Zhou');
});

test('an answer about a name that was removed meanwhile changes nothing', () => {
  const removed = remove(add([known], 'zhou').list, 'zhou');
  expect(judge(removed, 'zhou', { state: 'refused', message: '没有这个用户名' })).toEqual([known]);
});

test('the list is settled when every name is known', () => {
  const { list } = add([known], 'zhou');
  expect(unsettled([known])).toBeNull();
  expect(unsettled(list)).toBe('正在核对用户名，请稍候');
  expect(knownNames(list)).toBe('lin');
  const refused = judge(list, 'zhou', { state: 'refused', message: '没有这个用户名' });
  expect(unsettled(refused)).toBe('请先移除无法使用的用户名');
  expect(knownNames(refused)).toBe('lin');
});
