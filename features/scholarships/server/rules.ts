/** Pure rules of scholarships and applications. */
import type { Role } from '@platform/contract/endpoint';
import type { FieldIssue } from '@platform/contract/envelope';
import { portalDay } from '@platform/contract/zone';
import { highlights, type SearchQuery } from '@platform/server/database/search';
import { ageOn, birthIssue } from '../contract/age.ts';
import { type FormValues, submissionForm } from '../contract/form.ts';
import { type MaterialKind, materialKindNames } from '../contract/material.ts';
import { type ListedScholarship, markedFields, type Scholarship } from '../contract/scholarship.ts';

/** An application's number, to be read aloud: SA, the year in the portal's zone, the running number. */
export function applicationNumberFor(now: Date, running: number): string {
  return `SA${portalDay(now).slice(0, 4)}-${String(running).padStart(6, '0')}`;
}

/** Whether applications are accepted; the deadline's instant is included. */
export function isOpen(deadline: Date, now: Date): boolean {
  return now.getTime() <= deadline.getTime();
}

/** Age in full years on the deadline's day; null without a date of birth. */
export function ageAtDeadline(dateOfBirth: string | null, deadline: Date): number | null {
  return dateOfBirth === null ? null : ageOn(portalDay(deadline), dateOfBirth);
}

/** The errors that prevent submission, the age limit included, with the form's messages. */
export function submissionIssues(form: FormValues, deadline: Date, now: Date): FieldIssue[] {
  const parsed = submissionForm.safeParse(form);
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  const birth = form.date_of_birth && birthIssue(form.date_of_birth, portalDay(deadline), portalDay(now));
  return birth ? [...issues, { field: 'date_of_birth', message: birth }] : issues;
}

/** The acting role on others' applications; null without permission. */
export function staffOf(role: Role): 'reviewer' | 'admin' | null {
  return role === 'reviewer' || role === 'admin' ? role : null;
}

/** A neutral name of a material. */
export function blindMaterialName(kind: MaterialKind, place: number, fileKind: string): string {
  return `${materialKindNames[kind]}-${place}.${fileKind}`;
}

/** A scholarship with highlights. */
export function withHighlights(scholarship: Scholarship, query: SearchQuery | null): ListedScholarship {
  if (!query) return scholarship;
  const marked = markedFields.map((field) => [field, highlights(scholarship[field], query)] as const);
  return { ...scholarship, highlights: Object.fromEntries(marked.filter(([, spans]) => spans.length > 0)) };
}

/** The last instant of a day (YYYY-MM-DD) in the portal's zone, which is UTC+8 all year. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999+08:00`);
}
