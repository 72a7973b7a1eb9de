/** The shape of a sample applicant and of what happened to their applications. */
import type { DraftForm } from '../../contract/form.ts';
import type { MaterialKind, MaterialMoveName } from '../../contract/material.ts';
import type { StaffMove } from '../review.actions.ts';
import type { DrawingName } from './drawings.ts';

/** A sample file: a page of text, or a drawing. */
export interface SampleMaterial {
  kind: MaterialKind;
  name: string;
  content: { title: string; lines: readonly string[] } | DrawingName;
}

/** What happened, and how many days ago. */
export type SampleStep = { daysAgo: number } & (
  | { move: StaffMove; note?: string }
  | { withdraw: string }
  | { says: 'applicant' | 'staff'; content: string }
  | { judge: Exclude<MaterialMoveName, 'replace'>; material: number; note?: string }
);

export interface SampleApplication {
  /** The slug of the scholarship. */
  to: string;
  begunDaysAgo: number;
  /** Null for a draft. */
  submittedDaysAgo: number | null;
  words: Pick<DraftForm, 'personal_statement' | 'research_proposal' | 'achievements'>;
  materials?: readonly SampleMaterial[];
  /** In order; all after the submission. */
  steps?: readonly SampleStep[];
}

export interface SampleApplicant {
  username: string;
  full_name: string;
  email: string;
  phone: string;
  nationality: string;
  id_number: string;
  /** In this year. */
  turns: number;
  /** MM-DD. */
  birthday: string;
  education_level: NonNullable<DraftForm['education_level']>;
  institution: string;
  major: string;
  gpa: number | null;
  graduation_year: number;
  applications: readonly SampleApplication[];
}
