/** The form's input texts: conversion from and to the contract's values, and errors. */
import { portalDay } from '@platform/contract/zone';
import { birthIssue } from '../contract/age.ts';
import {
  applicationFields,
  draftForm,
  type FormField,
  type FormValues,
  formFields,
  sectionTitles,
  submissionForm,
} from '../contract/form.ts';

/** The text in the inputs. */
export type Texts = Readonly<Record<FormField, string>>;

/** Messages by field. */
export type FieldErrors = Partial<Record<FormField, string>>;

export const emptyForm = Object.fromEntries(formFields.map((name) => [name, ''])) as Texts;

/** The contract's values as text. */
export function typedOf(values: Partial<FormValues>): Texts {
  const entries = formFields.map((name) => [name, values[name] == null ? '' : String(values[name])]);
  return Object.fromEntries(entries) as Texts;
}

/** Fields whose text differs. */
export function changedFields(from: Texts, to: Texts): FormField[] {
  return formFields.filter((name) => from[name] !== to[name]);
}

/** The error of a field in a draft, or null; an empty field has none. */
export function draftIssue(name: FormField, value: string): string | null {
  return draftForm.shape[name].safeParse(value).error?.issues[0]?.message ?? null;
}

/** The fields that a draft can't store as they are. */
export function draftErrors(text: Texts): FieldErrors {
  const issues = formFields.map((name) => [name, draftIssue(name, text[name])] as const);
  return Object.fromEntries(issues.filter(([, issue]) => issue !== null));
}

interface DeadlineFields {
  application_deadline: string;
}

/** Everything that prevents submission: the first message of each field. */
export function submissionErrors(text: Texts, term: DeadlineFields, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of submissionForm.safeParse(text).error?.issues ?? []) {
    const name = path[0] as FormField;
    errors[name] ??= message;
  }
  if (errors.date_of_birth === undefined) {
    const deadlineDay = portalDay(new Date(term.application_deadline));
    const issue = birthIssue(text.date_of_birth, deadlineDay, portalDay(now));
    if (issue !== null) errors.date_of_birth = issue;
  }
  return errors;
}

/** The first field with an error. */
export function firstInvalid(errors: FieldErrors): FormField | undefined {
  return formFields.find((name) => errors[name] !== undefined);
}

/** The sections of the form, in order. */
export const sections = Object.entries(sectionTitles).map(([id, title]) => ({
  id,
  title,
  fields: formFields.filter((name) => applicationFields[name].section === id),
}));
export type Section = (typeof sections)[number];

/** The numbers of filled and of all required fields in a section. */
export function sectionProgress({ fields }: Section, text: Texts): { done: number; of: number } {
  const needed = fields.filter((name) => 'required' in applicationFields[name]);
  return { done: needed.filter((name) => text[name].trim() !== '').length, of: needed.length };
}
