/** The application form: one list of fields; a draft needs them only well-formed, a submission complete (specification, section 5). */
import { email, phone } from '@features/accounts/contract/fields';
import { text } from '@platform/contract/text';
import { z } from 'zod';

/** Said to whoever is not logged in. */
export const loginFirst = '请先登录';
/** Said when the form is opened without a scholarship. */
export const chooseScholarshipFirst = '请先选择要申请的奖学金';

export const educationLevels = ['high_school', 'undergraduate', 'graduate', 'postgraduate', 'phd'] as const;
export const educationLevel = z.enum(educationLevels, '请选择教育水平');
export type EducationLevel = z.infer<typeof educationLevel>;

export const educationLevelNames: Readonly<Record<EducationLevel, string>> = {
  high_school: '高中',
  undergraduate: '本科',
  graduate: '授课型硕士',
  postgraduate: '研究型硕士',
  phd: '博士',
};

/** Most characters of each text. */
export const formLimits = {
  full_name: 60,
  nationality: 60,
  institution: 120,
  major: 120,
  personal_statement: 5000,
  research_proposal: 5000,
  achievements: 3000,
} as const;

export const gpaRange = { min: 0, max: 4 } as const;
export const graduationYears = { min: 1900, max: 2030 } as const;

const gpaMessage = '绩点须在 0 到 4 之间，最多两位小数';
const yearMessage = '毕业年份须在 1900 到 2030 之间';
const idNumberMessage = '请输入正确的证件号码';

/** A masked number: first character, stars, last two; see `maskIdNumber`. */
const masked = /^[0-9A-Za-z]\*{6}[0-9A-Za-z()-]{2}$/;

/** Whether a text is a masked number: what the page was shown and sends back untouched. */
export const isMaskedIdNumber = (value: string): boolean => masked.test(value);

/** The part of an identity number that is shown: its first character and its last two. */
export const maskIdNumber = (value: string): string => `${value.slice(0, 1)}******${value.slice(-2)}`;

const atMostTwoDecimals = (value: number) => Math.abs(Math.round(value * 100) / 100 - value) < 1e-9;

/** Every field of the form with its own rules; what is required follows below. */
const fields = {
  full_name: text({ max: formLimits.full_name, required: '请输入姓名' }),
  email,
  phone,
  date_of_birth: z.iso
    .date({ error: '请选择出生日期', abort: true })
    .refine((day) => day >= '1900-01-01', '请选择正确的出生日期'),
  nationality: text({ max: formLimits.nationality }),
  id_number: text({ max: 40 }).refine(
    (value) => /^[0-9A-Za-z][0-9A-Za-z()-]{3,38}[0-9A-Za-z()]$/.test(value) || isMaskedIdNumber(value),
    idNumberMessage,
  ),
  education_level: educationLevel,
  institution: text({ max: formLimits.institution, required: '请输入就读院校' }),
  major: text({ max: formLimits.major }),
  gpa: z
    .number(gpaMessage)
    .min(gpaRange.min, gpaMessage)
    .max(gpaRange.max, gpaMessage)
    .refine(atMostTwoDecimals, gpaMessage),
  graduation_year: z
    .int(yearMessage)
    .min(graduationYears.min, yearMessage)
    .max(graduationYears.max, yearMessage),
  personal_statement: text({ max: formLimits.personal_statement, required: '请输入个人陈述' }),
  research_proposal: text({ max: formLimits.research_proposal }),
  achievements: text({ max: formLimits.achievements }),
};

/** The names of the form's fields, in the order of the form. */
export const formFields = Object.keys(fields) as (keyof typeof fields)[];
export type FormField = keyof typeof fields;

type Typed = string | null | undefined;
const blankAsNull = (value: Typed) => (typeof value === 'string' && value.trim() === '' ? null : value);
/** Inputs give text; a field left empty counts as null. */
const typedNumber = (value: Typed | number) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value);
};

const words = <T extends z.ZodType>(field: T) => z.preprocess(blankAsNull, field.nullish());
const figure = <T extends z.ZodType>(field: T) => z.preprocess(typedNumber, field.nullish());

/** What may be left out of a submission, too. */
const optional = {
  phone: words(fields.phone),
  nationality: words(fields.nationality),
  id_number: words(fields.id_number),
  major: words(fields.major),
  gpa: figure(fields.gpa),
  graduation_year: figure(fields.graduation_year),
  research_proposal: words(fields.research_proposal),
  achievements: words(fields.achievements),
};

/** Puts refusals into the order in which the form asks. */
function inOrder<T extends Record<FormField, z.ZodType>>(shape: T): T {
  return Object.fromEntries(formFields.map((name) => [name, shape[name]])) as T;
}

/** A draft: whatever is there is well-formed. A field left out stays as it was, an empty one is cleared. */
export const draftForm = z.object(
  inOrder({
    ...optional,
    full_name: words(fields.full_name),
    email: words(fields.email),
    date_of_birth: words(fields.date_of_birth),
    education_level: words(fields.education_level),
    institution: words(fields.institution),
    personal_statement: words(fields.personal_statement),
  }),
);
export type DraftForm = z.output<typeof draftForm>;

/** A submission: the required fields are there. The age limit is checked where the deadline is known (`age.ts`). */
export const submissionForm = z.object(
  inOrder({
    ...optional,
    full_name: fields.full_name,
    email: fields.email,
    date_of_birth: fields.date_of_birth,
    education_level: fields.education_level,
    institution: fields.institution,
    personal_statement: fields.personal_statement,
  }),
);
export type SubmissionForm = z.output<typeof submissionForm>;

/** The form as it is kept and shown: null where nothing was given, the identity number masked. */
export const formValues = z.object({
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  date_of_birth: z.iso.date().nullable(),
  nationality: z.string().nullable(),
  id_number: z.string().nullable(),
  education_level: educationLevel.nullable(),
  institution: z.string().nullable(),
  major: z.string().nullable(),
  gpa: z.number().nullable(),
  graduation_year: z.int().nullable(),
  personal_statement: z.string().nullable(),
  research_proposal: z.string().nullable(),
  achievements: z.string().nullable(),
});
export type FormValues = z.infer<typeof formValues>;
