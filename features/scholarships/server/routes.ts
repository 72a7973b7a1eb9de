/** The scholarships' endpoints and their actions. */
import type { Portal } from '@platform/server/portal';
import * as contract from '../contract/application.ts';
import * as materials from '../contract/materials.ts';
import * as receipts from '../contract/receipt.ts';
import * as scholarships from '../contract/scholarship.ts';
import { deleteDraft, saveDraft } from './draft.actions.ts';
import { deleteMaterial, getMaterialLink, replaceMaterial, uploadMaterial } from './materials.actions.ts';
import { listMessages, sendMessage } from './messages.actions.ts';
import { getApplication, listMyApplications } from './read.actions.ts';
import { readReceipt, verifyReceipt } from './receipt.actions.ts';
import { scholarshipsTag } from './review.actions.ts';
import { listScholarships, showScholarship } from './scholarships.actions.ts';
import { createApplication, submitApplication, withdrawApplication } from './submit.actions.ts';

function mountScholarships(portal: Portal): void {
  const cached = { cacheTag: scholarshipsTag };
  portal.route(scholarships.listScholarships, ({ query }) => listScholarships(portal, query), cached);
  portal.route(scholarships.showScholarship, ({ params }) => showScholarship(portal, params.id), cached);
}

function mountApplications(portal: Portal): void {
  portal.route(contract.createApplication, ({ body, caller, command }) =>
    createApplication(portal, caller.id, body, command),
  );
  portal.route(contract.listMyApplications, ({ query, caller }) =>
    listMyApplications(portal, caller.id, query),
  );
  portal.route(contract.getApplication, ({ params, caller }) => getApplication(portal, caller.id, params.id));
  portal.route(contract.saveDraft, ({ params, body, caller }) =>
    saveDraft(portal, caller.id, params.id, body),
  );
  portal.route(contract.submitApplication, ({ params, body, caller }) =>
    submitApplication(portal, caller.id, params.id, body.revision),
  );
  portal.route(contract.withdrawApplication, ({ params, body, caller }) =>
    withdrawApplication(portal, caller.id, params.id, body.reason || null),
  );
  portal.route(contract.deleteDraft, ({ params, caller }) => deleteDraft(portal, caller.id, params.id));
  portal.route(receipts.getReceipt, ({ params, caller }) => readReceipt(portal, params.id, caller.id));
  portal.route(receipts.verifyReceipt, ({ params, body, caller }) =>
    verifyReceipt(portal, caller.id, params.id, body.hash),
  );
}

function mountMaterials(portal: Portal): void {
  portal.route(materials.uploadMaterial, ({ params, query, caller, file }) =>
    uploadMaterial(portal, caller.id, params.id, query.kind, file),
  );
  portal.route(materials.replaceMaterial, ({ params, caller, file }) =>
    replaceMaterial(portal, caller.id, params.id, params.materialId, file),
  );
  portal.route(materials.deleteMaterial, ({ params, caller }) =>
    deleteMaterial(portal, caller.id, params.id, params.materialId),
  );
  portal.route(materials.getMaterialLink, ({ params, caller }) =>
    getMaterialLink(portal, caller.id, params.id, params.materialId),
  );
  portal.route(materials.listMessages, ({ params, query, caller }) =>
    listMessages(portal, caller.id, params.id, query.before),
  );
  portal.route(materials.sendMessage, ({ params, body, caller, command }) =>
    sendMessage(portal, caller.id, params.id, body.content, command),
  );
}

/** Mounts the endpoints. */
export function scholarshipRoutes(portal: Portal): void {
  mountScholarships(portal);
  mountApplications(portal);
  mountMaterials(portal);
}
