/** The reviews' endpoints and their actions. */
import type { Portal } from '@platform/server/portal';
import * as applicant from '../contract/applicant.ts';
import * as applications from '../contract/application.ts';
import * as assignments from '../contract/assignment.ts';
import * as awards from '../contract/disbursement.ts';
import * as overview from '../contract/overview.ts';
import * as reviewers from '../contract/reviewer.ts';
import * as scores from '../contract/score.ts';
import * as settings from '../contract/settings.ts';
import * as assigning from './assignment.actions.ts';
import { decideApplication, judgeMaterial, revealIdNumber, sendStaffMessage } from './decide.actions.ts';
import { listDisbursements, moveDisbursement } from './disbursements.actions.ts';
import { applicationsExport } from './export.ts';
import { getReviewStatistics, listIdNumberReveals } from './overview.actions.ts';
import {
  getApplicationReview,
  getReviewedMaterialLink,
  listReviewedApplications,
  listReviewMessages,
} from './read.actions.ts';
import { addReviewer, listReviewerCandidates, listReviewers, updateReviewer } from './reviewers.actions.ts';
import { rankApplications, scoreApplication } from './score.actions.ts';
import { getReviewSettings, updateReviewSettings } from './settings.actions.ts';

const early = ({ earlyReason }: { earlyReason?: string | undefined }) => ({
  earlyReason: earlyReason || null,
});

function mountApplications(portal: Portal): void {
  portal.route(applications.listReviewedApplications, ({ query, caller }) =>
    listReviewedApplications(portal, caller, query),
  );
  portal.route(applications.getApplicationReview, ({ params, caller }) =>
    getApplicationReview(portal, caller, params.id),
  );
  portal.route(applications.beginReview, ({ params: { id }, body, caller }) =>
    decideApplication(portal, caller, { id, move: 'beginReview', note: body.note || null }),
  );
  portal.route(applications.approveApplication, ({ params: { id }, body, caller }) =>
    decideApplication(portal, caller, { id, move: 'approve', note: body.reason, ...early(body) }),
  );
  portal.route(applications.rejectApplication, ({ params: { id }, body, caller }) =>
    decideApplication(portal, caller, { id, move: 'reject', note: body.reason, ...early(body) }),
  );
  portal.route(scores.scoreApplication, ({ params, body, caller }) =>
    scoreApplication(portal, caller, params.id, body),
  );
  portal.route(scores.rankApplications, ({ params, query, caller }) =>
    rankApplications(portal, caller, params.id, query),
  );
  portal.route(overview.getReviewStatistics, ({ caller }) => getReviewStatistics(portal, caller));
  portal.route(overview.exportApplications, async ({ body, caller }) =>
    applicationsExport.link(portal, caller, { caller: caller.id, filters: body }),
  );
}

function mountApplicant(portal: Portal): void {
  portal.route(applicant.judgeMaterial, ({ params, body, caller }) =>
    judgeMaterial(portal, caller, { ...params, status: body.status, note: body.note || null }),
  );
  portal.route(applicant.getReviewedMaterialLink, ({ params, caller }) =>
    getReviewedMaterialLink(portal, caller, params),
  );
  portal.route(applicant.listReviewMessages, ({ params, query, caller }) =>
    listReviewMessages(portal, caller, params.id, query.before),
  );
  portal.route(applicant.sendStaffMessage, ({ params, body, caller, command }) =>
    sendStaffMessage(portal, caller, { ...params, ...body }, command),
  );
  portal.route(applicant.revealIdNumber, ({ params, caller }) =>
    revealIdNumber(portal, caller.id, params.id),
  );
  portal.route(applicant.listIdNumberReveals, ({ query }) => listIdNumberReveals(portal, query));
}

function mountAssignments(portal: Portal): void {
  portal.route(reviewers.listReviewers, () => listReviewers(portal));
  portal.route(reviewers.listReviewerCandidates, () => listReviewerCandidates(portal));
  portal.route(reviewers.addReviewer, ({ body }) => addReviewer(portal, body));
  portal.route(reviewers.updateReviewer, ({ params, body }) => updateReviewer(portal, params.id, body));
  portal.route(assignments.assignReviewer, ({ params, caller }) =>
    assigning.assignReviewer(portal, caller, params),
  );
  portal.route(assignments.unassignReviewer, ({ params, caller }) =>
    assigning.unassignReviewer(portal, caller, params),
  );
  portal.route(assignments.assignEvenly, ({ body, caller }) => assigning.assignEvenly(portal, caller, body));
  portal.route(assignments.declareConflict, ({ params: { id }, body, caller }) =>
    assigning.declareConflict(portal, caller, { id, reason: body.reason || null }),
  );
  portal.route(assignments.liftConflict, ({ params, caller }) =>
    assigning.liftConflict(portal, caller, params),
  );
}

function mountAwards(portal: Portal): void {
  portal.route(awards.listDisbursements, ({ query }) => listDisbursements(portal, query));
  portal.route(awards.confirmDisbursement, ({ params, body, caller, command }) =>
    moveDisbursement(portal, caller, { ...params, ...body, move: 'confirm' }, command),
  );
  portal.route(awards.failDisbursement, ({ params: { id }, body, caller, command }) =>
    moveDisbursement(portal, caller, { id, note: body.reason, move: 'fail' }, command),
  );
  portal.route(awards.retryDisbursement, ({ params, body, caller, command }) =>
    moveDisbursement(portal, caller, { ...params, ...body, move: 'retry' }, command),
  );
  portal.route(settings.getReviewSettings, () => getReviewSettings(portal));
  portal.route(settings.updateReviewSettings, ({ body, caller }) =>
    updateReviewSettings(portal, caller.id, body),
  );
}

/** Mounts the endpoints. */
export function reviewRoutes(portal: Portal): void {
  mountApplications(portal);
  mountApplicant(portal);
  mountAssignments(portal);
  mountAwards(portal);
}
