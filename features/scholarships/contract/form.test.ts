/** The form's rules: the specification's messages, blank fields, numbers with their decimals, masks. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { draftForm, formFields, isMaskedIdNumber, maskIdNumber, submissionForm } from './form.ts';

const complete = {
  full_name: '何星野',
  email: 'xingye@example.org',
  date_of_birth: '2004-05-20',
  education_level: 'undergraduate',
  institution: '香港大学',
  personal_statement: '我从小在藻井下长大。',
};

const issuesOf = (form: object, schema: typeof draftForm | typeof submissionForm = submissionForm) =>
  (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a submission', () => {
  it("has the specification's messages, in the order of the form", () => {
    const required = [
      ['full_name', '请输入姓名'],
      ['email', '请输入邮箱'],
      ['date_of_birth', '请选择出生日期'],
      ['education_level', '请选择教育水平'],
      ['institution', '请输入就读院校'],
      ['personal_statement', '请输入个人陈述'],
    ];
    expect(issuesOf({})).toEqual(required);
    const blank = Object.fromEntries(formFields.map((field) => [field, '']));
    expect(issuesOf(blank)).toEqual(required);
    const nulls = Object.fromEntries(formFields.map((field) => [field, null]));
    expect(issuesOf(nulls)).toEqual(required);
    expect(issuesOf({ ...complete, email: 'nowhere' })).toEqual([['email', '请输入正确的邮箱格式']]);
    expect(issuesOf(complete)).toEqual([]);
  });
});

describe('a draft', () => {
  it('may be empty, and distinguishes omitted from cleared fields', () => {
    expect(draftForm.parse({})).toEqual({});
    expect(draftForm.parse({ full_name: '  ', gpa: '', email: null })).toEqual({
      full_name: null,
      gpa: null,
      email: null,
    });
  });

  test.each([
    ['email', 'nowhere', '请输入正确的邮箱格式'],
    ['date_of_birth', '2005-02-29', '请选择出生日期'],
    ['date_of_birth', '1899-12-31', '请选择正确的出生日期'],
    ['education_level', 'kindergarten', '请选择教育水平'],
    ['gpa', 4.01, '绩点须在 0 到 4 之间，最多两位小数'],
    ['gpa', -0.01, '绩点须在 0 到 4 之间，最多两位小数'],
    ['gpa', 3.333, '绩点须在 0 到 4 之间，最多两位小数'],
    ['gpa', '三', '绩点须在 0 到 4 之间，最多两位小数'],
    ['graduation_year', 1899, '毕业年份须在 1900 到 2030 之间'],
    ['graduation_year', 2031, '毕业年份须在 1900 到 2030 之间'],
    ['graduation_year', 2026.5, '毕业年份须在 1900 到 2030 之间'],
    ['id_number', '12', '请输入正确的证件号码'],
    ['id_number', '<script>1', '请输入正确的证件号码'],
    ['full_name', '长'.repeat(61), '长度不能超过 60 个字符'],
    ['personal_statement', '长'.repeat(5001), '长度不能超过 5000 个字符'],
    ['research_proposal', '长'.repeat(5001), '长度不能超过 5000 个字符'],
    ['achievements', '长'.repeat(3001), '长度不能超过 3000 个字符'],
    ['major', 'a\u0000b', '内容包含无法保存的字符'],
  ])('rejects %s %s', (field, value, message) => {
    expect(issuesOf({ [field]: value }, draftForm)).toContainEqual([field, message]);
  });

  test.each([
    ['gpa', 0, 0],
    ['gpa', '4', 4],
    ['gpa', '3.65', 3.65],
    ['graduation_year', '1900', 1900],
    ['graduation_year', 2030, 2030],
    ['id_number', '1******3X', '1******3X'],
    ['id_number', 'ZZ00001(0)', 'ZZ00001(0)'],
    ['phone', '', null],
  ])('accepts %s %s', (field, value, kept) => {
    expect(draftForm.parse({ [field]: value })).toEqual({ [field]: kept });
  });

  it('accepts exactly the grade points from 0 to 4 with at most two decimals, as number and text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 5000 }), (thousandths) => {
        const gpa = thousandths / 1000;
        const good = thousandths >= 0 && thousandths <= 4000 && thousandths % 10 === 0;
        expect(draftForm.safeParse({ gpa }).success).toBe(good);
        expect(draftForm.safeParse({ gpa: String(gpa) }).success).toBe(good);
      }),
    );
  });
});

describe('the mask', () => {
  it('shows the first character and the last two, and is recognised as a mask', () => {
    expect(maskIdNumber('11010120030307793X')).toBe('1******3X');
    expect(maskIdNumber('ZZ00001(0)')).toBe('Z******0)');
    const numbers = fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z()-]{3,38}[0-9A-Za-z()]$/);
    fc.assert(
      fc.property(numbers, (number) => {
        const mask = maskIdNumber(number);
        expect(mask).toHaveLength(9);
        expect(isMaskedIdNumber(number)).toBe(false);
        expect(draftForm.parse({ id_number: number })).toEqual({ id_number: number });
        expect(draftForm.parse({ id_number: mask })).toEqual({ id_number: mask });
      }),
    );
  });
});
