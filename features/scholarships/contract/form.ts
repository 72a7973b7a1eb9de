/** The application form as one table of fields; a draft may omit required ones (specification, section 5). */
import { email, phone } from '@features/accounts/contract/fields';
import { draftSchema, type Fields, namesOf, storedSchema, submissionSchema } from '@platform/contract/fields';
import { text } from '@platform/contract/text';
import { z } from 'zod';

/** Shown when the form is opened without a scholarship. */
export const chooseScholarshipFirst = '请先选择要申请的奖学金';

const educationLevelNames = {
  high_school: '高中',
  undergraduate: '本科',
  graduate: '授课型硕士',
  postgraduate: '研究型硕士',
  phd: '博士',
} as const;
type EducationLevel = keyof typeof educationLevelNames;
const educationLevels = Object.keys(educationLevelNames) as EducationLevel[];

const gpaMessage = '绩点须在 0 到 4 之间，最多两位小数';
const yearMessage = '毕业年份须在 1900 到 2030 之间';

/** A masked number: first character, stars, last two; see `maskIdNumber`. */
const masked = /^[0-9A-Za-z]\*{6}[0-9A-Za-z()-]{2}$/;

/** Whether a text is a masked number, which an unchanged field sends back. */
export const isMaskedIdNumber = (value: string): boolean => masked.test(value);

/** A masked identity number: its first character and its last two. */
export const maskIdNumber = (value: string): string => `${value.slice(0, 1)}******${value.slice(-2)}`;

const atMostTwoDecimals = (value: number) => Math.abs(Math.round(value * 100) / 100 - value) < 1e-9;

/** The sections of the form, in order. */
export const sectionTitles = { person: '个人信息', education: '教育背景', words: '申请陈述' } as const;

/** Every field of the form. The age limit depends on the deadline (`age.ts`). */
export const applicationFields = {
  full_name: {
    label: '姓名',
    section: 'person',
    schema: text({ max: 60, required: '请输入姓名' }),
    required: true,
    autoComplete: 'name',
    exportHeader: '申请人',
    blind: 'hidden',
  },
  email: {
    label: '邮箱',
    section: 'person',
    kind: 'email',
    schema: email,
    required: true,
    autoComplete: 'email',
    blind: 'hidden',
  },
  phone: {
    label: '电话',
    section: 'person',
    kind: 'tel',
    schema: phone,
    autoComplete: 'tel',
    blind: 'hidden',
  },
  date_of_birth: {
    label: '出生日期',
    section: 'person',
    kind: 'date',
    schema: z.iso
      .date({ error: '请选择出生日期', abort: true })
      .refine((day) => day >= '1900-01-01', '请选择正确的出生日期'),
    required: true,
    autoComplete: 'bday',
    blind: 'hidden',
  },
  nationality: {
    label: '国籍',
    section: 'person',
    schema: text({ max: 60 }),
    autoComplete: 'country-name',
    exportHeader: '国家/地区',
    blind: 'redacted',
  },
  id_number: {
    label: '证件号码',
    section: 'person',
    schema: text({ max: 40 }).refine(
      (value) => /^[0-9A-Za-z][0-9A-Za-z()-]{3,38}[0-9A-Za-z()]$/.test(value) || isMaskedIdNumber(value),
      '请输入正确的证件号码',
    ),
    description: '加密保存，只显示首末几位；不会留在这台设备上',
    blind: 'hidden',
  },
  education_level: {
    label: '教育水平',
    section: 'education',
    kind: 'select',
    schema: z.enum(educationLevels, '请选择教育水平'),
    required: true,
    options: educationLevels.map((value) => ({ value, label: educationLevelNames[value] })),
    placeholder: '请选择',
  },
  institution: {
    label: '就读院校',
    section: 'education',
    schema: text({ max: 120, required: '请输入就读院校' }),
    required: true,
    autoComplete: 'organization',
    exportHeader: '院校',
    blind: 'hidden',
  },
  major: { label: '专业', section: 'education', schema: text({ max: 120 }), blind: 'redacted' },
  gpa: {
    label: '绩点',
    inputLabel: '绩点（0–4）',
    section: 'education',
    kind: 'decimal',
    schema: z.number(gpaMessage).min(0, gpaMessage).max(4, gpaMessage).refine(atMostTwoDecimals, gpaMessage),
    width: 'quarter',
    placeholder: '3.75',
  },
  graduation_year: {
    label: '毕业年份',
    section: 'education',
    kind: 'integer',
    schema: z.int(yearMessage).min(1900, yearMessage).max(2030, yearMessage),
    width: 'quarter',
    placeholder: '2030',
  },
  personal_statement: {
    label: '个人陈述',
    section: 'words',
    kind: 'longText',
    schema: text({ max: 5000, multiline: true, required: '请输入个人陈述' }),
    required: true,
    rows: 7,
    placeholder: '您是谁，为什么申请，想守护什么',
    blind: 'redacted',
  },
  research_proposal: {
    label: '研究计划',
    section: 'words',
    kind: 'longText',
    schema: text({ max: 5000, multiline: true }),
    rows: 7,
    placeholder: '打算研究或实践什么，怎样进行，期望的成果',
    blind: 'redacted',
  },
  achievements: {
    label: '成果与荣誉',
    section: 'words',
    kind: 'longText',
    schema: text({ max: 3000, multiline: true }),
    rows: 4,
    placeholder: '作品、论文、展演、志愿服务与获奖',
    blind: 'redacted',
  },
} as const satisfies Fields;
export type FormField = keyof typeof applicationFields;

/** The names of the form's fields, in order. */
export const formFields = namesOf(applicationFields);

export const draftForm = draftSchema(applicationFields);
export type DraftForm = z.output<typeof draftForm>;

export const submissionForm = submissionSchema(applicationFields);

/** The form as stored and displayed, the identity number masked. */
export const formValues = storedSchema(applicationFields);
export type FormValues = z.infer<typeof formValues>;
