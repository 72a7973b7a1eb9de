/** Reading the caller's applications. */
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import type * as contract from '../contract/application.ts';
import type { ApplicationDetail } from '../contract/application.ts';
import { scholarshipErrors } from '../contract/errors.ts';
import { findApplication, findApplications, presentApplication } from './applications.store.ts';
import { formOf } from './form.rules.ts';
import { findSubmission, timelineOf } from './history.store.ts';
import { activeMaterials, allMaterials, presentMaterial } from './materials.store.ts';
import { messagesOf, namesForApplicant } from './messages.store.ts';
import { ageAtDeadline } from './rules.ts';
import { readSettings } from './settings.store.ts';

type Context = Pick<Services, 'db' | 'clock'>;

/** Lists the caller's applications, the newest first. */
export async function listMyApplications(
  { db, clock }: Context,
  userId: string,
  { scholarship_id: scholarshipId, ...query }: z.output<typeof contract.listMyApplications.query>,
): Promise<Data<typeof contract.listMyApplications>> {
  const { rows, total } = await findApplications(db, { ...query, scholarshipId, userId });
  return {
    applications: rows.map((each) => presentApplication(each, clock.now())),
    pagination: { current_page: query.page, per_page: query.limit, total },
  };
}

/** One of the caller's applications in full. Throws APPLICATION_NOT_FOUND. */
export async function getApplication(
  { db, clock }: Context,
  userId: string,
  id: string,
): Promise<ApplicationDetail> {
  const application = await findApplication(db, id, userId);
  if (!application) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const { row, of } = application;
  const { blind_review } = await readSettings(db);
  const submission = await findSubmission(db, id);
  const { messages, hasEarlier } = await messagesOf(db, id, namesForApplicant(blind_review));
  return {
    ...presentApplication(application, clock.now()),
    ...formOf(row),
    age: ageAtDeadline(row.dateOfBirth, of.applicationDeadline),
    materials: activeMaterials(await allMaterials(db, id)).map(presentMaterial),
    timeline: await timelineOf(db, id),
    messages,
    hasEarlierMessages: hasEarlier,
    receipt: submission && {
      application_number: row.applicationNumber,
      submitted_at: submission.submittedAt.toISOString(),
      hash: submission.hash,
    },
  };
}
