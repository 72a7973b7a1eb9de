import { describe, expect, it } from 'vitest';
import { tooOld } from '../contract/age.ts';
import {
  changedFields,
  draftErrors,
  draftIssue,
  emptyForm,
  firstInvalid,
  sectionProgress,
  sections,
  submissionErrors,
  type Texts,
  typedOf,
} from './form.rules.ts';

const term = { application_deadline: '2026-12-31T15:59:59.999Z' };
const now = new Date('2026-11-21T04:00:00Z');

const complete: Texts = {
  ...emptyForm,
  full_name: '林知远',
  email: 'lin@example.org',
  date_of_birth: '2004-03-18',
  education_level: 'undergraduate',
  institution: '香港中文大学',
  personal_statement: '我想跟一位师傅学满六个月。',
};

describe('the input texts', () => {
  it("are the contract's values as text, null as empty", () => {
    expect(typedOf({ full_name: '林知远', gpa: 3.7, graduation_year: null })).toEqual({
      ...emptyForm,
      full_name: '林知远',
      gpa: '3.7',
    });
  });

  it('lists the fields that differ', () => {
    expect(changedFields(emptyForm, { ...emptyForm, gpa: '3', major: '史' })).toEqual(['major', 'gpa']);
  });
});

describe('a draft', () => {
  it('may be empty', () => expect(draftErrors(emptyForm)).toEqual({}));

  it.each([
    ['email', 'half@', '请输入正确的邮箱格式'],
    ['gpa', '4.01', '绩点须在 0 到 4 之间，最多两位小数'],
    ['gpa', '3.555', '绩点须在 0 到 4 之间，最多两位小数'],
    ['gpa', '3.55', null],
    ['gpa', 'x', '绩点须在 0 到 4 之间，最多两位小数'],
    ['graduation_year', '2031', '毕业年份须在 1900 到 2030 之间'],
    ['graduation_year', '1900', null],
    ['id_number', 'Z******01', null],
  ] as const)('%s %j: %s', (name, value, issue) => expect(draftIssue(name, value)).toBe(issue));
});

describe('a submission', () => {
  it('has no error when complete', () => expect(submissionErrors(complete, term, now)).toEqual({}));

  it.each([
    ['full_name', '请输入姓名'],
    ['email', '请输入邮箱'],
    ['education_level', '请选择教育水平'],
    ['institution', '请输入就读院校'],
    ['personal_statement', '请输入个人陈述'],
    ['date_of_birth', '请选择出生日期'],
  ] as const)('requires %s: %s', (name, message) => {
    expect(submissionErrors({ ...complete, [name]: '' }, term, now)).toEqual({ [name]: message });
  });

  it('accepts applicants under 25 on the day of the deadline', () => {
    expect(submissionErrors({ ...complete, date_of_birth: '2002-01-01' }, term, now)).toEqual({});
    expect(submissionErrors({ ...complete, date_of_birth: '2001-12-31' }, term, now)).toEqual({
      date_of_birth: tooOld,
    });
  });

  it('reports the first missing field in the order of the form', () => {
    expect(firstInvalid(submissionErrors(emptyForm, term, now))).toBe('full_name');
    expect(firstInvalid({})).toBeUndefined();
  });
});

describe('the sections', () => {
  it('count required fields', () => {
    const [person, education] = sections;
    if (!person || !education) throw new Error('two sections at least');
    expect(sectionProgress(person, emptyForm)).toEqual({ done: 0, of: 3 });
    expect(sectionProgress(person, complete)).toEqual({ done: 3, of: 3 });
    expect(sectionProgress(education, { ...complete, institution: ' ' })).toEqual({ done: 1, of: 2 });
  });
});
