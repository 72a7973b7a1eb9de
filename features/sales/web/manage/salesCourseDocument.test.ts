// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { course } from '../sales.fixture.tsx';
import { salesCourseDocument } from './salesCourseDocument.ts';

const stored = course({
  price: 199.5,
  startTime: '2026-12-01T11:30:00.000Z',
  endTime: '2026-12-01T21:30:00.000Z',
  learningGoals: ['写出第一个程序', '读懂别人的代码'],
});

it('reads from its inputs what it put into them, with times in Hong Kong', () => {
  const values = salesCourseDocument.valuesOf(stored);
  expect(values).toMatchObject({
    price: '199.5',
    startTime: '2026-12-01T19:30',
    learningGoals: '写出第一个程序\n读懂别人的代码',
  });
  expect(salesCourseDocument.draft.safeParse(values).success).toBe(true);
  const { category, level, title, price, learningGoals, maxStudents, canResell } = stored;
  const expected = { category, level, title, price, learningGoals, maxStudents, canResell };
  const parsed = salesCourseDocument.schema.parse(values);
  expect(parsed).toMatchObject(expected);
  expect(Date.parse(parsed.startTime)).toBe(Date.parse(stored.startTime));
});

it('has the messages of the rules over several fields', () => {
  const values = { ...salesCourseDocument.valuesOf(stored), originalPrice: '100', duration: '11' };
  const { error } = salesCourseDocument.schema.safeParse(values);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['originalPrice', '原价不能低于现价'],
    ['duration', '课时不能超过开课到结束的时间'],
  ]);
});
