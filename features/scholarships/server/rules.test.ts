/** Pure rules: numbers, deadlines, days, and missing fields. */
import { portalDay } from '@platform/contract/zone';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FormValues } from '../contract/form.ts';
import { columnsOf, formOf, plainFormOf } from './form.rules.ts';
import { ageAtDeadline, applicationNumberFor, endOfDay, isOpen, staffOf, submissionIssues } from './rules.ts';

const form: FormValues = {
  full_name: '何星野',
  email: 'xingye@example.org',
  phone: null,
  date_of_birth: '2004-05-20',
  nationality: null,
  id_number: '1******3X',
  education_level: 'undergraduate',
  institution: '香港大学',
  major: null,
  gpa: 3.65,
  graduation_year: null,
  personal_statement: '我从小在藻井下长大。',
  research_proposal: null,
  achievements: null,
};

test('an application number contains the year in Hong Kong and at least six digits', () => {
  expect(applicationNumberFor(new Date('2026-12-31T15:59:59Z'), 123)).toBe('SA2026-000123');
  expect(applicationNumberFor(new Date('2026-12-31T16:00:00Z'), 1_000_000)).toBe('SA2027-1000000');
});

describe('a deadline', () => {
  it('is open until its instant, inclusive', () => {
    const deadline = new Date('2026-12-31T15:59:59.999Z');
    expect(isOpen(deadline, deadline)).toBe(true);
    expect(isOpen(deadline, new Date(deadline.getTime() + 1))).toBe(false);
  });

  it('at the end of a day is the last instant of that day in the portal’s zone', () => {
    const days = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = portalDay(date);
        const end = endOfDay(day);
        expect(portalDay(end)).toBe(day);
        expect(portalDay(new Date(end.getTime() + 1)) > day).toBe(true);
      }),
    );
  });

  it('determines the age, if a date of birth is known', () => {
    const deadline = endOfDay('2026-05-19');
    expect(ageAtDeadline('2004-05-20', deadline)).toBe(21);
    expect(ageAtDeadline('2004-05-19', deadline)).toBe(22);
    expect(ageAtDeadline(null, deadline)).toBeNull();
  });
});

describe('submissionIssues', () => {
  const issues = (changes: Partial<FormValues>) =>
    submissionIssues({ ...form, ...changes }, endOfDay('2026-12-31'), new Date('2026-11-21T00:00:00Z'));

  it('is empty for a complete form', () => expect(issues({})).toEqual([]));

  it('names each missing field and the age, once', () => {
    expect(issues({ email: null, date_of_birth: '2001-12-31' })).toEqual([
      { field: 'email', message: '请输入邮箱' },
      { field: 'date_of_birth', message: '申请人在截止日期当天须未满 25 周岁' },
    ]);
    expect(issues({ date_of_birth: null })).toEqual([{ field: 'date_of_birth', message: '请选择出生日期' }]);
    expect(issues({ date_of_birth: '2026-11-22' })).toEqual([
      { field: 'date_of_birth', message: '出生日期不能晚于今天' },
    ]);
  });
});

test('a form survives the conversion to columns and back', () => {
  const { id_number, ...plain } = form;
  const columns = { ...columnsOf(form), idNumberMask: id_number } as Parameters<typeof formOf>[0];
  expect(plainFormOf(columns)).toEqual(plain);
  expect(formOf(columns)).toEqual(form);
  expect(columnsOf({ major: '历史', email: null })).toEqual({ major: '历史', email: null });
});

test('only reviewers and admins act for the staff', () => {
  expect((['user', 'editor', 'reviewer', 'admin'] as const).map(staffOf)).toEqual([
    null,
    null,
    'reviewer',
    'admin',
  ]);
});
