/** The endpoints of the course sales. */
import * as editing from '../contract/editing.ts';
import * as contract from '../contract/endpoints.ts';
import { getSeatCalendar } from './calendar.ts';
import { type Context, salesTag } from './context.ts';
import * as edit from './edit.actions.ts';
import * as place from './place.actions.ts';
import * as read from './read.actions.ts';
import * as resale from './resale.actions.ts';
import { refundSeat } from './undo.actions.ts';

/** Mounts the endpoints. */
export function salesRoutes(ctx: Context): void {
  const { portal } = ctx;
  const { create, update, publish, unpublish } = editing.courseDocuments;
  portal.route(contract.listSalesCourses, ({ query }) => read.listCourses(ctx, query), {
    cacheTag: salesTag,
  });
  portal.route(contract.getSalesCourse, ({ params, origin }) => read.getCourse(ctx, params.id, origin));
  portal.route(contract.getMySales, ({ params, caller }) => read.getMySales(ctx, caller.id, params.id));
  portal.route(contract.purchaseSeat, ({ params, caller }) => place.purchaseSeat(ctx, caller.id, params.id));
  portal.route(contract.listSeatPurchases, ({ query, caller }) =>
    read.listSeatPurchases(ctx, caller.id, query),
  );
  portal.route(contract.getSeatPurchase, ({ params, caller }) =>
    read.getSeatPurchase(ctx, caller.id, params.id),
  );
  portal.route(contract.cancelPurchase, ({ params, caller }) =>
    place.cancelPurchase(ctx, caller.id, params.id),
  );
  portal.route(contract.refundSeat, ({ params, caller }) => refundSeat(ctx, caller.id, params.id));
  portal.route(contract.openNewUserPacket, ({ params, caller }) =>
    place.openNewUserPacket(ctx, caller.id, params.id),
  );
  portal.route(contract.getSeatCalendar, ({ params, caller }) => getSeatCalendar(ctx, caller.id, params.id));
  portal.route(contract.joinWaitingList, ({ params, caller }) =>
    place.joinWaitingList(ctx, caller.id, params.id),
  );
  portal.route(contract.leaveWaitingList, ({ params, caller }) =>
    place.leaveWaitingList(ctx, caller.id, params.id),
  );
  portal.route(contract.listWaiting, async ({ caller }) => ({
    waiting: await read.listWaiting(ctx, caller.id),
  }));
  portal.route(contract.listListings, ({ params, query, caller }) =>
    read.listListings(ctx, caller.id, params.id, query),
  );
  portal.route(contract.createListing, ({ params, body, caller }) =>
    resale.createListing(ctx, caller.id, params.id, body),
  );
  portal.route(contract.withdrawListing, ({ params, caller }) =>
    resale.withdrawListing(ctx, caller.id, params.id),
  );
  portal.route(contract.purchaseListing, ({ params, caller }) =>
    resale.purchaseListing(ctx, caller.id, params.id),
  );
  portal.route(create, ({ body, caller, command }) => edit.createCourse(ctx, caller, body, command));
  portal.route(update, ({ params, body, caller }) => edit.updateCourseTexts(ctx, caller, params.id, body));
  portal.route(publish, ({ params }) => edit.setPublished(ctx, params.id, true));
  portal.route(unpublish, ({ params }) => edit.setPublished(ctx, params.id, false));
  portal.route(editing.uploadCourseCover, ({ caller, file }) => edit.uploadCover(ctx, caller, file.bytes));
  portal.route(editing.listStoredCourses, ({ query }) => read.listStoredCourses(ctx, query));
  portal.route(editing.cancelCourse, ({ params, body }) => edit.cancelCourse(ctx, params.id, body.reason));
  portal.route(editing.listCourseSeats, ({ params, query }) => read.listCourseSeats(ctx, params.id, query));
}
