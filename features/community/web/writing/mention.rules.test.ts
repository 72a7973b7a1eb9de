import { describe, expect, it } from 'vitest';
import { mentionAt, mentionsIn, withMention } from './mention.rules.ts';

describe('mentionAt', () => {
  it.each([
    ['@', { start: 0, prefix: '' }],
    ['您好 @李', { start: 3, prefix: '李' }],
    ['您好@李', { start: 2, prefix: '李' }],
    ['@a @b', { start: 3, prefix: 'b' }],
    ['（@wang_5', { start: 1, prefix: 'wang_5' }],
    ['@李 四', null],
    ['me@example', null],
    ['没有', null],
    [`@${'长'.repeat(33)}`, null],
  ])('finds what is typed at the end of %j', (text, expected) => {
    expect(mentionAt(text, text.length)).toEqual(expected);
  });

  it('reads up to the caret', () => {
    expect(mentionAt('@李四 @王五', 3)).toEqual({ start: 0, prefix: '李四' });
  });
});

describe('withMention', () => {
  it('replaces what was typed and puts one space behind the name', () => {
    const text = '谢谢 @李 的图';
    const caret = text.indexOf('李') + 1;
    const open = mentionAt(text, caret);
    expect(open && withMention(text, open, '李四')).toEqual({ text: '谢谢 @李四 的图', caret: 7 });
  });
});

describe('mentionsIn', () => {
  it('drops members whose name was deleted', () => {
    const people = [
      { id: '1', name: '李四' },
      { id: '2', name: '王五' },
    ];
    expect(mentionsIn('@李四 在吗', people)).toEqual([people[0]]);
  });
});
