/** All queries of materials. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Material } from '../contract/material.ts';
import { blindMaterialName } from './rules.ts';
import { applicationMaterials, type MaterialRow } from './tables.ts';

/** A row as the contract's material. */
export function presentMaterial(row: MaterialRow): Material {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    file_kind: row.fileKind,
    size: row.size,
    sha256: row.sha256,
    status: row.status,
    note: row.note,
    uploaded_at: row.uploadedAt.toISOString(),
  };
}

/** All materials of an application, replaced ones included, in the order of uploading. */
export function allMaterials(db: Queryable, applicationId: string): Promise<MaterialRow[]> {
  return db
    .select()
    .from(applicationMaterials)
    .where(eq(applicationMaterials.applicationId, applicationId))
    .orderBy(asc(applicationMaterials.uploadedAt), asc(applicationMaterials.id));
}

/** The current materials among all. */
export const activeMaterials = (rows: readonly MaterialRow[]) =>
  rows.filter(({ replacedBy }) => replacedBy === null);

/** The submitted materials among all; replacements came later. */
export function submittedMaterials(rows: readonly MaterialRow[]): MaterialRow[] {
  const replacements = new Set(rows.map(({ replacedBy }) => replacedBy));
  return rows.filter(({ id }) => !replacements.has(id));
}

/** Neutral names of all materials of an application. */
export function blindNames(rows: readonly MaterialRow[]): Map<string, string> {
  return new Map(rows.map(({ id, kind, fileKind }, at) => [id, blindMaterialName(kind, at + 1, fileKind)]));
}

/** The number of current materials. */
export async function countMaterials(db: Queryable, applicationId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applicationMaterials)
    .where(
      and(eq(applicationMaterials.applicationId, applicationId), isNull(applicationMaterials.replacedBy)),
    );
  return row?.total ?? 0;
}

/** One current material of an application, or null. */
export async function findMaterial(
  db: Queryable,
  applicationId: string,
  id: string,
): Promise<MaterialRow | null> {
  const [row] = await db
    .select()
    .from(applicationMaterials)
    .where(
      and(
        eq(applicationMaterials.id, id),
        eq(applicationMaterials.applicationId, applicationId),
        isNull(applicationMaterials.replacedBy),
      ),
    );
  return row ?? null;
}

/** Inserts a material. */
export async function insertMaterial(tx: Transaction, row: MaterialRow): Promise<void> {
  await tx.insert(applicationMaterials).values(row);
}

/** Updates a material. */
export async function updateMaterial(
  tx: Transaction,
  id: string,
  changes: Partial<MaterialRow>,
): Promise<void> {
  await tx.update(applicationMaterials).set(changes).where(eq(applicationMaterials.id, id));
}

/** Deletes materials of a draft. */
export async function removeMaterials(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(applicationMaterials).where(inArray(applicationMaterials.id, [...ids]));
}
