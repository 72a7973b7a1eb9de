/** The courses' endpoints and the actions that answer them. */
import * as contract from '../contract/endpoints.ts';
import * as learning from '../contract/learning.ts';
import * as media from '../contract/media.ts';
import * as purchases from '../contract/purchase.ts';
import * as reviews from '../contract/reviewEndpoints.ts';
import { videoCookie } from './addresses.ts';
import type { Context } from './context.ts';
import { mountCourseDocuments } from './document.actions.ts';
import * as taking from './learning.actions.ts';
import { getCourseMedia, listCourseMedia, setCaptions } from './media.actions.ts';
import * as buying from './purchase.actions.ts';
import * as reading from './read.actions.ts';
import * as reviewing from './reviews.actions.ts';
import { coursesTag } from './tags.ts';

function mountCatalogue({ portal }: Context): void {
  const { route, identify } = portal;
  route(contract.listCourses, ({ query }) => reading.listCourses(portal, query), { cacheTag: coursesTag });
  route(contract.getCourse, async ({ params, origin }) =>
    reading.getCourse(portal, await identify(origin), params.id),
  );
  route(contract.listStoredCourses, ({ query }) => reading.listStoredCourses(portal, query));
  route(contract.getStoredCourse, ({ params }) => reading.getStoredCourse(portal, params.id));
  mountCourseDocuments(portal);
}

function mountMedia({ portal }: Context): void {
  const { route } = portal;
  const headers = ({ caller }: { caller: Parameters<typeof videoCookie>[1] }) => videoCookie(portal, caller);
  route(media.listCourseMedia, ({ caller, query }) => listCourseMedia(portal, caller, query), { headers });
  route(media.getCourseMedia, ({ caller, params }) => getCourseMedia(portal, caller, params.id), { headers });
  route(
    media.setCaptions,
    ({ caller, params, body }) => setCaptions(portal, caller, params.id, body.captions),
    { headers },
  );
  route(learning.getLessonVideo, ({ caller, params }) => taking.getLessonVideo(portal, caller, params), {
    headers,
  });
}

function mountPurchases(ctx: Context): void {
  const { route } = ctx.portal;
  route(purchases.buyCourse, ({ caller, params, command }) =>
    buying.buyCourse(ctx, caller, params.id, command),
  );
  route(purchases.listPurchases, ({ caller, query }) => buying.listPurchases(ctx, caller, query));
  route(purchases.getPurchase, ({ caller, params }) => buying.getPurchase(ctx, caller, params.id));
  route(purchases.getMyCourse, ({ caller, params }) => reading.getMyCourse(ctx.portal, caller, params.id));
  route(purchases.listStaffPurchases, ({ query }) => buying.listStaffPurchases(ctx, query));
  route(purchases.refundPurchase, ({ caller, params, body }) =>
    buying.refundPurchase(ctx, caller, params.id, body.reason),
  );
}

function mountLearning({ portal }: Context): void {
  const { route } = portal;
  route(learning.listMyCourses, ({ caller, query }) => taking.listMyCourses(portal, caller, query));
  route(learning.getLearning, ({ caller, params }) => taking.getLearning(portal, caller, params.id));
  route(learning.saveProgress, ({ caller, body }) => taking.saveProgress(portal, caller, body));
  route(learning.listNotes, ({ caller, params }) => taking.listNotes(portal, caller, params.id));
  route(learning.createNote, ({ caller, params, body, command }) =>
    taking.createNote(portal, caller, params.id, body, command),
  );
  route(learning.updateNote, ({ caller, params, body }) =>
    taking.updateNote(portal, caller, params, body.content),
  );
  route(learning.deleteNote, ({ caller, params }) => taking.deleteNote(portal, caller, params));
  route(learning.getCertificate, ({ params }) => taking.getCertificate(portal, params.number));
}

function mountReviews({ portal }: Context): void {
  const { route } = portal;
  route(contract.listReviews, ({ params, query }) => reviewing.listReviews(portal, params.id, query));
  route(reviews.saveReview, ({ caller, params, body }) =>
    reviewing.saveReview(portal, caller, params.id, body),
  );
  route(reviews.deleteReview, ({ caller, params }) => reviewing.deleteReview(portal, caller, params.id));
  route(reviews.answerReview, ({ caller, params, body }) =>
    reviewing.answerReview(portal, caller, params.id, body.content),
  );
  route(reviews.reportReview, ({ caller, params, body }) =>
    reviewing.reportReview(portal, caller, params.id, body),
  );
  route(reviews.listReportedReviews, ({ query }) => reviewing.listReportedReviews(portal, query));
  route(reviews.moderateReview, ({ caller, params, body }) =>
    reviewing.moderateReview(portal, caller, params.id, body),
  );
}

/** Mounts the endpoints. */
export function mountEndpoints(ctx: Context): void {
  mountCatalogue(ctx);
  mountMedia(ctx);
  mountPurchases(ctx);
  mountLearning(ctx);
  mountReviews(ctx);
}
