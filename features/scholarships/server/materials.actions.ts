/** Materials: uploaded to a draft, replaced when the staff requests it, downloaded by their owner. */

import type { Transaction } from '@platform/server/database/database';
import { removeFilesLater, storePrivateFile } from '@platform/server/files/privateFiles';
import type { ReceivedFile } from '@platform/server/files/uploads';
import { failure } from '@platform/server/http/failure';
import type { Portal, Services } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import { openStatuses } from '../contract/lifecycle.ts';
import { type Material, type MaterialKind, materialLifecycle, maxMaterials } from '../contract/material.ts';
import { findApplication, lockApplication } from './applications.store.ts';
import { lockDraft } from './draft.actions.ts';
import { applicationTimelines } from './history.store.ts';
import { sha256 } from './identity.ts';
import {
  countMaterials,
  findMaterial,
  insertMaterial,
  presentMaterial,
  removeMaterials,
  updateMaterial,
} from './materials.store.ts';
import type { MaterialRow } from './tables.ts';

/** Lifetime of a download address, in seconds. */
const linkSeconds = 300;

/** Rejects other users before their file is stored. */
async function own({ db }: Services, userId: string, applicationId: string): Promise<void> {
  if (!(await findApplication(db, applicationId, userId)))
    throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
}

/** A new material's row. */
export function newMaterial(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  applicationId: string,
  kind: MaterialKind,
  { name, kind: fileKind, bytes }: ReceivedFile,
  storageKey: string,
): MaterialRow {
  return {
    id: random.id(),
    applicationId,
    kind,
    name,
    fileKind,
    size: bytes.length,
    sha256: sha256(bytes),
    storageKey,
    status: 'in_review',
    note: null,
    uploadedAt: clock.now(),
    decidedAt: null,
    decidedBy: null,
    replacedBy: null,
  };
}

/** Adds a material to a draft. Throws APPLICATION_NOT_FOUND, NOT_A_DRAFT, TOO_MANY_MATERIALS. */
export async function uploadMaterial(
  portal: Services,
  userId: string,
  applicationId: string,
  kind: MaterialKind,
  file: ReceivedFile,
): Promise<Material> {
  await own(portal, userId, applicationId);
  return storePrivateFile(portal, { folder: 'materials', ownerId: userId }, file, (key) =>
    portal.db.transaction(async (tx) => {
      await lockDraft(tx, userId, applicationId);
      if ((await countMaterials(tx, applicationId)) >= maxMaterials)
        throw failure(scholarshipErrors.TOO_MANY_MATERIALS);
      const row = newMaterial(portal, applicationId, kind, file, key);
      await insertMaterial(tx, row);
      return presentMaterial(row);
    }),
  );
}

async function materialIn(tx: Transaction, applicationId: string, id: string): Promise<MaterialRow> {
  const row = await findMaterial(tx, applicationId, id);
  if (!row) throw failure(scholarshipErrors.MATERIAL_NOT_FOUND);
  return row;
}

/** Replaces a material. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED. */
export async function replaceMaterial(
  portal: Services,
  userId: string,
  applicationId: string,
  materialId: string,
  file: ReceivedFile,
): Promise<Material> {
  await own(portal, userId, applicationId);
  return storePrivateFile(portal, { folder: 'materials', ownerId: userId }, file, (key) =>
    portal.db.transaction(async (tx) => {
      const application = await lockApplication(tx, applicationId, userId);
      if (!application) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
      const former = await materialIn(tx, applicationId, materialId);
      const open = openStatuses.some((status) => status === application.status);
      if (!open || !materialLifecycle.canMove('replace', former.status))
        throw failure(scholarshipErrors.MATERIAL_LOCKED, { status: former.status });
      const row = newMaterial(portal, applicationId, former.kind, file, key);
      await insertMaterial(tx, row);
      await updateMaterial(tx, former.id, { replacedBy: row.id });
      await applicationTimelines.insert(tx, {
        applicationId,
        event: 'material_replaced',
        actor: 'applicant',
        actorId: userId,
        materialId: row.id,
        at: row.uploadedAt,
      });
      return presentMaterial(row);
    }),
  );
}

/** Removes a material from a draft. Throws APPLICATION_NOT_FOUND, NOT_A_DRAFT, MATERIAL_NOT_FOUND. */
export async function deleteMaterial(
  { db, jobs }: Services,
  userId: string,
  applicationId: string,
  materialId: string,
): Promise<Record<never, never>> {
  await db.transaction(async (tx) => {
    await lockDraft(tx, userId, applicationId);
    const { id, storageKey } = await materialIn(tx, applicationId, materialId);
    await removeMaterials(tx, [id]);
    await removeFilesLater({ jobs }, tx, [storageKey]);
  });
  return {};
}

/** A short-lived address of a file under a name; the caller has checked the access. */
export function linkTo({ downloads }: Pick<Portal, 'downloads'>, row: MaterialRow, name = row.name): string {
  const { storageKey: key, fileKind: kind } = row;
  return downloads.link({ key, name, kind, seconds: linkSeconds });
}

/** A link to one of the caller's materials. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND. */
export async function getMaterialLink(
  portal: Portal,
  userId: string,
  applicationId: string,
  materialId: string,
): Promise<{ url: string }> {
  await own(portal, userId, applicationId);
  const row = await findMaterial(portal.db, applicationId, materialId);
  if (!row) throw failure(scholarshipErrors.MATERIAL_NOT_FOUND);
  return { url: linkTo(portal, row) };
}
