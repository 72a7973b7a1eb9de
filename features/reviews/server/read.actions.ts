/** Reading applications with the reviewer's permissions. */
import { setImmediate } from 'node:timers/promises';
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import type { ApplicationMessage, MessagePage } from '@features/scholarships/contract/timeline';
import { listMessagesForStaff, materialLinkForStaff, readForStaff } from '@features/scholarships/review/read';
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Caller, Portal } from '@platform/server/portal';
import type {
  ApplicationFilters,
  ApplicationReview,
  listReviewedApplications as listing,
  ReviewerPart,
} from '../contract/application.ts';
import { assignmentsOf, conflictsOf } from './assignments.store.ts';
import { findOneReviewed, findReviewed, type ReviewedRow } from './list.store.ts';
import { isOwn, presentForm, presentReviewed, type Redaction, redactionOf, seesOthers } from './present.ts';
import { inScale } from './rules.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** Lists submitted applications, the newest first. */
export async function listReviewedApplications(
  portal: Portal,
  caller: Caller,
  query: ApplicationFilters & { page: number; limit: number },
): Promise<Data<typeof listing>> {
  const viewer = await viewerOf(portal.db, caller);
  const { rows, total } = await findReviewed(portal.db, viewer, query);
  return {
    applications: rows.map((each) => presentReviewed(portal, viewer, each)),
    pagination: { current_page: query.page, per_page: query.limit, total },
    blind: viewer.blind,
    scoreScale: viewer.scale,
  };
}

async function reviewersOf(
  { db }: Pick<Portal, 'db'>,
  viewer: Viewer,
  item: ReviewedRow,
  read: Redaction,
): Promise<ReviewerPart[]> {
  if (isOwn(viewer, item)) return [];
  const seesAll = seesOthers(viewer, item);
  return (await assignmentsOf(db, item.row.id)).map(({ points, comment, scoredAt, assignedAt, ...who }) => {
    const isVisible = seesAll || who.reviewerId === viewer.id;
    return {
      ...who,
      scored: points !== null,
      score: isVisible && points !== null ? inScale(points, viewer.scale) : null,
      comment: isVisible ? read(comment) : null,
      scoredAt: scoredAt?.toISOString() ?? null,
      assignedAt: assignedAt.toISOString(),
    };
  });
}

async function declaredConflicts({ db }: Pick<Portal, 'db'>, { role }: Viewer, id: string) {
  const rows = role === 'admin' ? await conflictsOf(db, id) : [];
  return rows.map((row) => ({ ...row, declaredAt: row.declaredAt.toISOString() }));
}

/** An application in full, with the caller's permissions. Throws APPLICATION_NOT_FOUND. */
export async function getApplicationReview(
  portal: Portal,
  caller: Pick<Caller, 'id' | 'role'>,
  id: string,
): Promise<ApplicationReview> {
  const viewer = await viewerOf(portal.db, caller);
  const item = await findOneReviewed(portal.db, viewer, id);
  if (!item) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const own = isOwn(viewer, item);
  const view = await readForStaff(portal, id, { blind: viewer.blind, own });
  const read = redactionOf(portal, viewer, item);
  return {
    ...presentReviewed(portal, viewer, item),
    blind: viewer.blind,
    scoreScale: viewer.scale,
    requiredScores: viewer.requiredScores,
    form: presentForm(viewer, item, read),
    reviewNotes: read(item.row.reviewNotes),
    materials: view.materials.map(({ sha256: _, ...each }) => ({ ...each, note: read(each.note) })),
    timeline: view.timeline.map((entry) => ({ ...entry, note: read(entry.note) })),
    messages: await redactMessages(view.messages.messages, read),
    hasEarlierMessages: view.messages.hasEarlier,
    receipt: view.receipt,
    reviewers: await reviewersOf(portal, viewer, item, read),
    conflicts: own ? [] : await declaredConflicts(portal, viewer, id),
    availableSlots: item.of.availableSlots,
    approvedCount: item.of.approvedCount,
  };
}

/** Redacts messages one by one; other calls are answered in between. */
async function redactMessages(messages: readonly ApplicationMessage[], read: Redaction) {
  const result: ApplicationMessage[] = [];
  for (const message of messages) {
    result.push({ ...message, content: read(message.content) });
    await setImmediate();
  }
  return result;
}

/** A page of the messages about an application, with the caller's permissions. Throws APPLICATION_NOT_FOUND. */
export async function listReviewMessages(
  portal: Portal,
  caller: Caller,
  id: string,
  before?: string,
): Promise<MessagePage> {
  const viewer = await viewerOf(portal.db, caller);
  const item = await findOneReviewed(portal.db, viewer, id);
  if (!item) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const access = { blind: viewer.blind, own: isOwn(viewer, item), before };
  const { messages, hasEarlier } = await listMessagesForStaff(portal, id, access);
  return { messages: await redactMessages(messages, redactionOf(portal, viewer, item)), hasEarlier };
}

/** A short-lived address of a material. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND. */
export async function getReviewedMaterialLink(
  portal: Portal,
  caller: Caller,
  { id, materialId }: { id: string; materialId: string },
): Promise<{ url: string }> {
  const { blind } = await viewerOf(portal.db, caller);
  return { url: await materialLinkForStaff(portal, { applicationId: id, materialId }, blind) };
}
