/** Buyers' requests for money back, and their pictures. */
import type { Transaction } from '@platform/server/database/database';
import { removeFilesLater, storePrivateFile } from '@platform/server/files/privateFiles';
import type { ReceivedFile } from '@platform/server/files/uploads';
import { failure } from '@platform/server/http/failure';
import type { Caller } from '@platform/server/portal';
import { orderErrors } from '../contract/errors.ts';
import type { OrderDetail } from '../contract/order.ts';
import { allowedRequest, maxPictures, type OrderRequestView } from '../contract/request.ts';
import type { Context } from './context.ts';
import { currentDetail, ownOrder, visibleOrder } from './read.actions.ts';
import {
  deletePicture,
  findOpenRequest,
  findPicture,
  insertPicture,
  insertRequest,
  picturesOf,
} from './request.store.ts';
import { lockOrder, orderTimelines, updateOrder } from './store.ts';

/** Lifetime of a picture's address, in seconds. */
const linkSeconds = 300;

/**
 * Requests money back for the buyer. Throws ORDER_NOT_FOUND, REQUEST_NOT_ALLOWED for a request that does not fit the
 * order's state, REQUEST_OPEN while another one waits for its answer.
 */
export async function requestRefund(
  ctx: Context,
  caller: Caller,
  reference: string,
  { kind, reason }: Pick<OrderRequestView, 'kind' | 'reason'>,
): Promise<OrderDetail> {
  const { db, clock, random } = ctx.portal;
  const found = await ownOrder(ctx, caller, reference);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    const now = clock.now();
    if (!order || allowedRequest(order, now) !== kind) throw failure(orderErrors.REQUEST_NOT_ALLOWED);
    const orderId = order.id;
    if ((await findOpenRequest(tx, orderId)) !== null) throw failure(orderErrors.REQUEST_OPEN);
    await insertRequest(tx, { id: random.id(), orderId, kind, reason, createdAt: now });
    const event = `${kind}_requested` as const;
    await orderTimelines.insert(tx, { orderId, event, actor: 'buyer', note: reason, at: now });
    await updateOrder(tx, orderId, { updatedAt: now });
  });
  return currentDetail(ctx, found);
}

/** Locks the order, finds its open request, and counts the change, which admins must see before they decide. */
async function changeOpenRequest(
  { portal: { db, clock } }: Context,
  orderId: string,
  change: (tx: Transaction, requestId: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const requestId = await findOpenRequest(tx, orderId);
    if (requestId === null) throw failure(orderErrors.NO_OPEN_REQUEST);
    await change(tx, requestId);
    await updateOrder(tx, orderId, { updatedAt: clock.now() });
  });
}

/** Adds a picture to the open request. Throws ORDER_NOT_FOUND, NO_OPEN_REQUEST, TOO_MANY_PICTURES. */
export async function addRequestPicture(
  ctx: Context,
  caller: Caller,
  reference: string,
  file: ReceivedFile,
): Promise<OrderDetail> {
  const order = await ownOrder(ctx, caller, reference);
  const { name, kind, bytes } = file;
  const picture = { id: ctx.portal.random.id(), name, kind, size: bytes.length };
  await storePrivateFile(ctx.portal, { folder: 'orders', ownerId: caller.id }, file, (key) =>
    changeOpenRequest(ctx, order.id, async (tx, requestId) => {
      if ((await picturesOf(tx, requestId)).length >= maxPictures)
        throw failure(orderErrors.TOO_MANY_PICTURES);
      await insertPicture(tx, { ...picture, requestId, key });
    }),
  );
  return currentDetail(ctx, order);
}

/** Removes a picture from the open request. Throws ORDER_NOT_FOUND, NO_OPEN_REQUEST, PICTURE_NOT_FOUND. */
export async function removeRequestPicture(
  ctx: Context,
  caller: Caller,
  { id: reference, pictureId }: { id: string; pictureId: string },
): Promise<OrderDetail> {
  const order = await ownOrder(ctx, caller, reference);
  await changeOpenRequest(ctx, order.id, async (tx, requestId) => {
    const key = await deletePicture(tx, requestId, pictureId);
    if (key === null) throw failure(orderErrors.PICTURE_NOT_FOUND);
    await removeFilesLater(ctx.portal, tx, [key]);
  });
  return currentDetail(ctx, order);
}

/** The address of a picture. Throws ORDER_NOT_FOUND, PICTURE_NOT_FOUND. */
export async function getRequestPicture(
  ctx: Context,
  caller: Caller,
  { id: reference, pictureId }: { id: string; pictureId: string },
): Promise<{ url: string }> {
  const order = await visibleOrder(ctx, caller, reference);
  const picture = await findPicture(ctx.portal.db, order.id, pictureId);
  if (!picture) throw failure(orderErrors.PICTURE_NOT_FOUND);
  const { key, name, kind } = picture;
  return { url: ctx.portal.downloads.link({ key, name, kind, seconds: linkSeconds }) };
}
