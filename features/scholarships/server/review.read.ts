/** Reading an application for staff; in a blind review only `row` names the applicant. */
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import type { Material } from '../contract/material.ts';
import type { Receipt } from '../contract/receipt.ts';
import type { MessagePage, TimelineEntry } from '../contract/timeline.ts';
import { type ApplicationWithScholarship, findApplication } from './applications.store.ts';
import { timelineOf } from './history.store.ts';
import { idNumberPurpose, openIdNumber } from './identity.ts';
import { linkTo } from './materials.actions.ts';
import {
  activeMaterials,
  allMaterials,
  blindNames,
  findMaterial,
  presentMaterial,
} from './materials.store.ts';
import { messagesOf, namesForApplicant, namesForStaff } from './messages.store.ts';
import { readReceipt } from './receipt.actions.ts';
import { ageAtDeadline } from './rules.ts';
import { readSettings } from './settings.store.ts';
import type { ApplicationRow } from './tables.ts';

/** An application for staff. `row` contains the form: answers of a blind review must select its fields with care. */
export interface StaffView extends ApplicationWithScholarship {
  /** On the day of the deadline. */
  age: number | null;
  /** In a blind review under neutral names. */
  materials: Material[];
  timeline: TimelineEntry[];
  /** The newest page. */
  messages: MessagePage;
  receipt: Omit<Receipt, 'canonical'>;
}

/**
 * Reads a submitted application for the staff; of their own one, the messages are as applicants see them. Throws
 * APPLICATION_NOT_FOUND.
 */
export async function readForStaff(
  portal: Portal,
  id: string,
  { blind, own }: { blind: boolean; own: boolean },
): Promise<StaffView> {
  const { db } = portal;
  const application = await findApplication(db, id, null);
  if (!application || application.row.status === 'draft')
    throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const all = await allMaterials(db, id);
  const names = blind ? blindNames(all) : null;
  const { canonical: _, ...receipt } = await readReceipt(portal, id, null);
  return {
    ...application,
    age: ageAtDeadline(application.row.dateOfBirth, application.of.applicationDeadline),
    materials: activeMaterials(all).map((row) => {
      const presented = presentMaterial(row);
      return { ...presented, name: names?.get(row.id) ?? presented.name };
    }),
    timeline: await timelineOf(db, id, names),
    messages: await listMessagesForStaff(portal, id, { blind, own }),
    receipt,
  };
}

/** A page of the messages about an application for the staff; of their own one, with the names that applicants see. */
export async function listMessagesForStaff(
  { db }: Pick<Portal, 'db'>,
  id: string,
  { blind, own, before }: { blind: boolean; own: boolean; before?: string | undefined },
): Promise<MessagePage> {
  const names = own ? namesForApplicant((await readSettings(db)).blind_review) : namesForStaff(blind);
  return messagesOf(db, id, names, before);
}

/** A short-lived address of a material of a submitted application. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND. */
export async function materialLinkForStaff(
  portal: Portal,
  { applicationId, materialId }: { applicationId: string; materialId: string },
  blind: boolean,
): Promise<string> {
  const application = await findApplication(portal.db, applicationId, null);
  if (!application || application.row.status === 'draft')
    throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const row = await findMaterial(portal.db, applicationId, materialId);
  if (!row) throw failure(scholarshipErrors.MATERIAL_NOT_FOUND);
  const names = blind ? blindNames(await allMaterials(portal.db, applicationId)) : null;
  return linkTo(portal, row, names?.get(row.id));
}

/** The identity number in clear, to redact it in texts; never part of an answer. */
export function idNumberToHide(
  { seal }: Pick<Portal, 'seal'>,
  { idNumberSealed }: Pick<ApplicationRow, 'idNumberSealed'>,
): string | null {
  return idNumberSealed === null ? null : openIdNumber(seal(idNumberPurpose), idNumberSealed);
}
