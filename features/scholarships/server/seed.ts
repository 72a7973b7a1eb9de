/** Adds the sample scholarships and applications by the portal's own actions. */
import { users } from '@features/accounts/tables';
import { portalDay } from '@platform/contract/zone';
import { after, day, minute } from '@platform/server/clock';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { readSampleFile } from '@platform/server/sample';
import { eq, inArray } from 'drizzle-orm';
import { draftForm } from '../contract/form.ts';
import { lockApplication } from './applications.store.ts';
import { beginDraft } from './draft.actions.ts';
import { newMaterial } from './materials.actions.ts';
import { insertMaterial } from './materials.store.ts';
import { addMessage } from './messages.store.ts';
import { scholarshipRow } from './records.ts';
import {
  decideMaterial,
  moveApplication,
  type Staff,
  scholarshipsTag,
  sendStaffMessage,
} from './review.actions.ts';
import { endOfDay, isOpen } from './rules.ts';
import { addScholarships, findSlugs, moveDeadline, type NewScholarship } from './scholarships.store.ts';
import {
  readSampleApplicants,
  readSampleScholarships,
  type SampleApplicant,
  type SampleApplication,
  type SampleMaterial,
  type SampleScholarship,
  type SampleStep,
} from './seed.samples.ts';
import { submitDraft, withdraw } from './submit.actions.ts';
import type { ApplicationRow } from './tables.ts';

/** The services with a clock at another time, without emails. */
function atTime(services: Services, instant: Date): Services {
  return { ...services, clock: { now: () => instant }, mail: { send: async () => {} } };
}

const deadlineIn = (days: number, now: Date) => endOfDay(portalDay(after(now, days * day)));

function rowOf({ random }: Services, sample: SampleScholarship, now: Date): NewScholarship {
  const { closesInDays, announcedDaysAgo, ...record } = sample;
  const applicationDeadline = deadlineIn(closesInDays, now);
  const createdAt = after(now, -announcedDaysAgo * day);
  return scholarshipRow(record, { id: random.id(), applicationDeadline, createdAt });
}

/** Adds the missing accounts of applicants, without a password. */
async function addPeople(
  services: Services,
  tx: Transaction,
  applicants: readonly SampleApplicant[],
): Promise<Map<string, string>> {
  const now = services.clock.now();
  const rows = applicants.map(({ username, full_name, email, phone }) => ({
    id: services.random.id(),
    name: full_name,
    username,
    displayUsername: username,
    email,
    phone,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(users).values(rows).onConflictDoNothing();
  const names = rows.map(({ username }) => username);
  const accounts = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names));
  return new Map(accounts.map(({ id, username }) => [username, id]));
}

interface SampleStaff {
  /** Writes and looks at materials. */
  reviewer: Staff;
  /** Decides. */
  admin: Staff;
}

/** The demo reviewer and the demo admin act as staff. */
async function staffMembers(tx: Transaction): Promise<SampleStaff | null> {
  const rows = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(inArray(users.username, ['reviewer', 'steward']));
  const reviewer = rows.find(({ role }) => role === 'reviewer');
  const admin = rows.find(({ role }) => role === 'admin');
  return reviewer && admin ? { reviewer, admin } : null;
}

async function addMaterial(
  services: Services,
  tx: Transaction,
  applicationId: string,
  sample: SampleMaterial,
): Promise<string> {
  const bytes = await readSampleFile(`applicants/${sample.file}`);
  const kind = sample.file.endsWith('.png') ? 'png' : 'pdf';
  const key = await services.storage.putPrivate('materials', bytes, kind);
  const row = newMaterial(services, applicationId, sample.kind, { name: sample.name, kind, bytes }, key);
  await insertMaterial(tx, row);
  return row.id;
}

interface Case {
  row: ApplicationRow;
  materials: string[];
  staff: SampleStaff;
}

async function takeStep(
  services: Services,
  tx: Transaction,
  { row, materials, staff }: Case,
  step: SampleStep,
) {
  const applicationId = row.id;
  const by = staff.reviewer;
  if ('move' in step) {
    const { move, note = null } = step;
    const actor = move === 'beginReview' ? by : staff.admin;
    await moveApplication(services, tx, { id: applicationId, move, by: actor, note });
  } else if ('withdraw' in step) {
    const current = await lockApplication(tx, applicationId, row.userId);
    if (current) await withdraw(services, tx, current, step.withdraw);
  } else if ('decide' in step) {
    const materialId = materials[step.material] ?? '';
    const { decide: move, note = null } = step;
    await decideMaterial(services, tx, { applicationId, materialId, move, by, note });
  } else if (step.says === 'staff') {
    await sendStaffMessage(services, tx, { applicationId, by, content: step.content });
  } else {
    const { content } = step;
    await addMessage(services, tx, { applicationId, content, author: 'applicant', authorId: row.userId });
  }
}

interface SampleRun {
  applicant: SampleApplicant;
  userId: string;
  scholarshipId: string;
  application: SampleApplication;
}

function formOf({ form, full_name, email, phone, age, birthday }: SampleApplicant, now: Date) {
  const date_of_birth = `${Number(portalDay(now).slice(0, 4)) - age}-${birthday}`;
  return { ...form, full_name, email, phone, date_of_birth };
}

/** Adds one application with its steps, each at its own time. */
async function addApplication(
  services: Services,
  tx: Transaction,
  { applicant, userId, scholarshipId, application }: SampleRun,
  staff: SampleStaff,
  place: number,
): Promise<void> {
  const now = services.clock.now();
  const servicesAt = (daysAgo: number, minutes = 0) =>
    atTime(services, after(now, -daysAgo * day - ((place * 37) % 240) * minute + minutes * minute));
  const form = draftForm.parse({ ...formOf(applicant, now), ...application.form });
  const row = await beginDraft(servicesAt(application.begunDaysAgo), tx, userId, scholarshipId, form);
  const materials: string[] = [];
  for (const sample of application.materials)
    materials.push(await addMaterial(servicesAt(application.begunDaysAgo, 20), tx, row.id, sample));
  if (application.submittedDaysAgo === null) return;
  await submitDraft(servicesAt(application.submittedDaysAgo, 90), tx, row);
  for (const [at, step] of application.steps.entries())
    await takeStep(servicesAt(step.daysAgo, 100 + at * 9), tx, { row, materials, staff }, step);
}

async function addApplications(
  services: Services,
  tx: Transaction,
  scholarships: ReadonlyMap<string, string>,
): Promise<void> {
  const staff = await staffMembers(tx);
  if (!staff) return;
  const applicants = await readSampleApplicants();
  const people = await addPeople(services, tx, applicants);
  const planned = applicants.flatMap((applicant) =>
    applicant.applications.flatMap((application): SampleRun[] => {
      const userId = people.get(applicant.username);
      const scholarshipId = scholarships.get(application.scholarship);
      return userId && scholarshipId ? [{ applicant, userId, scholarshipId, application }] : [];
    }),
  );
  // Numbers follow the order of creation.
  planned.sort((a, b) => b.application.begunDaysAgo - a.application.begunDaysAgo);
  for (const [place, each] of planned.entries()) await addApplication(services, tx, each, staff, place);
}

/** Closed samples are reopened, so that there is always an open scholarship. */
const isLapsed = (closesInDays: number, deadline: Date, now: Date) =>
  closesInDays > 0 && !isOpen(deadline, now);

/** The missing samples, and those to reopen. */
async function findChanges(db: Queryable, samples: readonly SampleScholarship[], now: Date) {
  const existing = await findSlugs(
    db,
    samples.map(({ slug }) => slug),
  );
  const missing = samples.filter(({ slug }) => !existing.has(slug));
  const closed = samples.flatMap(({ slug, closesInDays }) => {
    const row = existing.get(slug);
    return row && isLapsed(closesInDays, row.deadline, now) ? [{ id: row.id, closesInDays }] : [];
  });
  return { missing, closed };
}

/**
 * Adds missing sample scholarships and reopens closed ones; adds sample applications to a complete new set. In production it does
 * nothing.
 */
export async function seedScholarships(services: Services): Promise<void> {
  const { db, env, clock, cache } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const now = clock.now();
  const samples = await readSampleScholarships();
  const first = await findChanges(db, samples, now);
  if (first.missing.length + first.closed.length === 0) return;
  await db.transaction(async (tx) => {
    // The lock serialises two concurrent seeds.
    const [visitor] = await tx.select().from(users).where(eq(users.username, 'demo')).for('update');
    const { missing, closed } = await findChanges(tx, samples, now);
    for (const { id, closesInDays } of closed) await moveDeadline(tx, id, deadlineIn(closesInDays, now));
    if (missing.length === 0) return;
    const rows = missing.map((sample) => rowOf(services, sample, now));
    await addScholarships(tx, rows);
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    if (visitor && ids.size === samples.length) await addApplications(services, tx, ids);
  });
  cache.invalidate(scholarshipsTag);
}
