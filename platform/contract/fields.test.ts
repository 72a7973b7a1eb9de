/** A table of fields: drafts, submissions and blind views. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  blindValues,
  draftSchema,
  type Fields,
  fieldLimit,
  fieldText,
  namesOf,
  storedSchema,
  submissionSchema,
} from './fields.ts';
import { text } from './text.ts';

const level = { value: 'phd', label: '博士' };
const fields = {
  name: { label: '姓名', schema: text({ max: 5, required: '请输入姓名' }), required: true, blind: 'hidden' },
  level: { label: '学历', kind: 'select', schema: z.enum(['phd']), options: [level] },
  year: { label: '年份', kind: 'integer', schema: z.int('请输入年份') },
  plan: { label: '计划', kind: 'longText', schema: text({ max: 100 }), blind: 'redacted' },
} as const satisfies Fields;

describe('a table of fields', () => {
  it('keeps the order of the form', () => expect(namesOf(fields)).toEqual(['name', 'level', 'year', 'plan']));

  it('reads a draft from inputs: absent fields, blank fields and numbers', () => {
    expect(draftSchema(fields).parse({ name: ' ', year: '2026' })).toEqual({ name: null, year: 2026 });
    expect(draftSchema(fields).safeParse({ year: 'x' }).error?.issues[0]?.message).toBe('请输入年份');
  });

  it('requires only the required fields of a submission', () => {
    const issues = submissionSchema(fields).safeParse({ name: '' }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(['请输入姓名']);
    expect(submissionSchema(fields).parse({ name: '林知远' })).toEqual({ name: '林知远' });
  });

  it('accepts stored values that the current rules would reject', () => {
    const stored = { name: '一个很长的名字', level: null, year: null, plan: null };
    expect(storedSchema(fields).parse(stored)).toEqual(stored);
  });

  it('hides and redacts for a blind reader', () => {
    const values = { name: '林知远', level: 'phd', year: 2026, plan: '我是林知远' };
    expect(blindValues(fields, values, (plan) => plan.replace('林知远', '〔已隐去〕'))).toEqual({
      name: null,
      level: 'phd',
      year: 2026,
      plan: '我是〔已隐去〕',
    });
  });

  it('shows a choice by its label and other values unchanged', () => {
    expect(fieldText(fields.level, 'phd')).toBe('博士');
    expect(fieldText({ ...fields.level, options: [{ group: '高等', items: [level] }] }, 'phd')).toBe('博士');
    expect(fieldText(fields.year, 2026)).toBe('2026');
    expect(fieldText(fields.name, null)).toBe('');
  });

  it('returns the limit of a text field', () => {
    expect(fieldLimit(fields.plan)).toBe(100);
    expect(fieldLimit(fields.year)).toBeNull();
  });
});
