/** The application form as it is typed: from the contract's values and back, and what is wrong with it. */
import { portalDay } from '@platform/contract/zone';
import { birthIssue } from '../contract/age.ts';
import {
  draftForm,
  type FormField,
  type FormValues,
  formFields,
  formLimits,
  submissionForm,
} from '../contract/form.ts';

/** What stands in the inputs. */
export type Typed = Readonly<Record<FormField, string>>;

/** Messages beside the fields. */
export type FieldErrors = Partial<Record<FormField, string>>;

export const emptyForm = Object.fromEntries(formFields.map((name) => [name, ''])) as Typed;

/** The contract's values as text. */
export function typedOf(values: Partial<FormValues>): Typed {
  const given = formFields.map((name) => [name, values[name] == null ? '' : String(values[name])]);
  return Object.fromEntries(given) as Typed;
}

/** Fields whose text differs. */
export function changedFields(from: Typed, to: Typed): FormField[] {
  return formFields.filter((name) => from[name] !== to[name]);
}

/** What is wrong with a field as a draft keeps it, or null; an empty one is never wrong. */
export function draftIssue(name: FormField, value: string): string | null {
  return draftForm.shape[name].safeParse(value).error?.issues[0]?.message ?? null;
}

/** The fields that a draft can't keep as they are typed. */
export function draftErrors(typed: Typed): FieldErrors {
  const found = formFields.flatMap((name) => {
    const issue = draftIssue(name, typed[name]);
    return issue === null ? [] : [[name, issue] as const];
  });
  return Object.fromEntries(found);
}

interface Term {
  application_deadline: string;
}

/** Everything that keeps the form from being submitted, the first message of each field. */
export function submissionErrors(typed: Typed, term: Term, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of submissionForm.safeParse(typed).error?.issues ?? []) {
    const name = path[0] as FormField;
    errors[name] ??= message;
  }
  if (errors.date_of_birth === undefined) {
    const deadlineDay = portalDay(new Date(term.application_deadline));
    const issue = birthIssue(typed.date_of_birth, deadlineDay, portalDay(now));
    if (issue !== null) errors.date_of_birth = issue;
  }
  return errors;
}

/** The first of the form's fields that has a message. */
export function firstWrong(errors: FieldErrors): FormField | undefined {
  return formFields.find((name) => errors[name] !== undefined);
}

/** Fields without which nothing can be submitted (specification, section 5, and the age limit). */
export const requiredFields: ReadonlySet<FormField> = new Set(
  formFields.filter((name) => !submissionForm.shape[name].safeParse('').success),
);

/** The fields as the form calls them. */
export const fieldNames: Readonly<Record<FormField, string>> = {
  full_name: '姓名',
  email: '邮箱',
  phone: '电话',
  date_of_birth: '出生日期',
  nationality: '国籍',
  id_number: '证件号码',
  education_level: '教育水平',
  institution: '就读院校',
  major: '专业',
  gpa: '绩点',
  graduation_year: '毕业年份',
  personal_statement: '个人陈述',
  research_proposal: '研究计划',
  achievements: '成果与荣誉',
};

/** The form's sections in their order. */
export const sections = [
  {
    id: 'person',
    title: '个人信息',
    fields: ['full_name', 'email', 'phone', 'date_of_birth', 'nationality', 'id_number'],
  },
  {
    id: 'education',
    title: '教育背景',
    fields: ['education_level', 'institution', 'major', 'gpa', 'graduation_year'],
  },
  { id: 'words', title: '申请陈述', fields: ['personal_statement', 'research_proposal', 'achievements'] },
] as const satisfies readonly { id: string; title: string; fields: readonly FormField[] }[];
export type Section = (typeof sections)[number];

/** How many of a section's required fields are filled in, of how many. */
export function sectionProgress({ fields }: Section, typed: Typed): { done: number; of: number } {
  const needed = (fields as readonly FormField[]).filter((name) => requiredFields.has(name));
  return { done: needed.filter((name) => typed[name].trim() !== '').length, of: needed.length };
}

/** The longest text that a field takes, in characters. */
export function limitOf(name: FormField): number | undefined {
  return (formLimits as Partial<Record<FormField, number>>)[name];
}

/** How the contract counts: characters after trimming. */
export function countOf(value: string): number {
  return value.trim().length;
}
