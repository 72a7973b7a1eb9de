import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { courseTexts } from '../../../features/sales/contract/course.ts';
import { linesText, numberText, portalMinuteText } from './text.rules.ts';

const { price, maxStudents, startTime, learningGoals } = courseTexts.shape;

/** The value, or the messages of a refusal. */
function read(rule: z.ZodType, text: string): unknown {
  const { data, error } = rule.safeParse(text);
  return error ? error.issues.map(({ path, message }) => [path.join('.'), message]) : data;
}

describe('numberText', () => {
  it.each([
    ['199.5', 199.5],
    [' 20 ', 20],
    ['', [['', '请输入价格']]],
    ['abc', [['', '请输入价格']]],
    ['0', [['', '价格至少为 1 元']]],
  ])('reads %j as %j', (text, expected) => expect(read(numberText(price), text)).toEqual(expected));

  it('has the message of a whole number', () =>
    expect(read(numberText(maxStudents), '')).toEqual([['', '请输入名额']]));
});

describe('portalMinuteText', () => {
  it.each([
    ['2026-12-01T19:30', '2026-12-01T19:30:00+08:00'],
    ['', [['', '请选择开课时间']]],
  ])('reads %j as %j', (text, expected) => expect(read(portalMinuteText(startTime), text)).toEqual(expected));
});

describe('linesText', () => {
  it.each([
    [' 写出第一个程序 \n\n读懂别人的代码\n', ['写出第一个程序', '读懂别人的代码']],
    ['\n', [['', '请至少填写一个学习目标']]],
    // The message of a line belongs to the field.
    [`好\n${'长'.repeat(101)}`, [['', expect.stringContaining('100')]]],
  ])('reads lines', (text, expected) => expect(read(linesText(learningGoals), text)).toEqual(expected));
});
