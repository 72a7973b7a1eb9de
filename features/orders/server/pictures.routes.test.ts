/** The pictures of a buyer's request. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { createPaymentIntent } from '@features/payments/contract/payment';
import { megabyte } from '@platform/contract/upload';
import { removeFiles } from '@platform/server/files/privateFiles';
import { expectRefused } from '@platform/server/testing/caller';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRefund } from '../contract/order.ts';
import { addRequestPicture, getRequestPicture, removeRequestPicture } from '../contract/pictures.ts';
import { maxPictures } from '../contract/request.ts';

const unknown = '01890000-0000-7000-8000-000000000000';

let fixture: Fixture;
let picture: Uint8Array;
beforeAll(async () => {
  fixture = await openFixture();
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
});
afterAll(() => fixture.stop());

const add = (id: string, by: Person = fixture.buyer, bytes = picture) =>
  by.call(addRequestPicture, { params: { id } }, { file: { name: '破损.png', bytes } });
const remove = (id: string, pictureId: string, by: Person = fixture.buyer) =>
  by.call(removeRequestPicture, { params: { id, pictureId } });
const link = (id: string, pictureId: string, by: Person = fixture.buyer) =>
  by.call(getRequestPicture, { params: { id, pictureId } });

/** A paid order; its buyer asks for the money. */
async function requestedOrder(): Promise<string> {
  const id = await fixture.order();
  await fixture.buyer.ok(createPaymentIntent, { body: { orderId: id } });
  fixture.providers.stripe.pay((await fixture.read(id)).payments[0]?.reference ?? '');
  await fixture.poll(id);
  await fixture.buyer.ok(requestRefund, { params: { id }, body: { kind: 'refund', reason: '不合适' } });
  return id;
}

describe('addRequestPicture', () => {
  it('adds pictures, which the buyer and admins see, and counts as a change of the order', async () => {
    const id = await requestedOrder();
    const added = await add(id);
    expect(added.status).toBe(201);
    const [one] = added.data.request?.pictures ?? [];
    expect(one).toMatchObject({ name: '破损.png', size: picture.length });
    for (const by of [fixture.buyer, await fixture.person('admin')]) {
      const { url } = (await link(id, one?.id ?? '', by)).data;
      const file = await fixture.portal.http.inject({ url });
      expect(file.rawPayload.equals(picture)).toBe(true);
      expect(file.headers['cache-control']).toBe('private, no-store');
    }
    expectRefused(await link(id, one?.id ?? '', await fixture.person()), 'ORDER_NOT_FOUND');
    expectRefused(await link(id, unknown), 'PICTURE_NOT_FOUND');
    expectRefused(await link(await requestedOrder(), one?.id ?? ''), 'PICTURE_NOT_FOUND');
  });

  it('TOO_MANY_PICTURES: at most three, however many are sent at once', async () => {
    const id = await requestedOrder();
    const answers = await Promise.all(Array.from({ length: maxPictures + 2 }, () => add(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxPictures);
    const refused = await add(id);
    expectRefused(refused, 'TOO_MANY_PICTURES');
    expect(refused.message).toBe('最多添加 3 张图片');
  });

  it('FILE_TOO_LARGE: beyond 5 MB', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(5 * megabyte)]);
    const answer = await add(await requestedOrder(), fixture.buyer, large);
    expectRefused(answer, 'FILE_TOO_LARGE', { message: '图片不能超过 5MB' });
  });

  it('NO_OPEN_REQUEST, ORDER_NOT_FOUND, WRONG_FILE_KIND', async () => {
    expectRefused(await add(await fixture.order()), 'NO_OPEN_REQUEST');
    const id = await requestedOrder();
    expectRefused(await add(id, await fixture.person('admin')), 'ORDER_NOT_FOUND');
    expectRefused(await add(id, fixture.buyer, Buffer.from('%PDF-1.7 text')), 'WRONG_FILE_KIND');
    expect((await fixture.read(id)).request?.pictures).toEqual([]);
  });
});

describe('removeRequestPicture', () => {
  it('removes the picture and its file while the request is open', async () => {
    const id = await requestedOrder();
    const pictures = (await add(id)).data.request?.pictures ?? [];
    const pictureId = pictures[0]?.id ?? '';
    const { url } = (await link(id, pictureId)).data;
    expectRefused(await remove(id, pictureId, await fixture.person()), 'ORDER_NOT_FOUND');
    expect((await remove(id, pictureId)).data.request?.pictures).toEqual([]);
    expectRefused(await remove(id, pictureId), 'PICTURE_NOT_FOUND');
    const { rows } = await fixture.portal.db.$client.query<{ data: { keys: string[] } }>(
      "select data from jobs.job where name = 'remove-files' order by created_on desc limit 1",
    );
    await fixture.portal.jobs.run(removeFiles, rows[0]?.data ?? { keys: [] });
    expect((await fixture.portal.http.inject({ url })).statusCode).toBe(404);
  });

  it('NO_OPEN_REQUEST: the pictures of an answered request stay', async () => {
    const id = await requestedOrder();
    const [one] = (await add(id)).data.request?.pictures ?? [];
    await fixture.handle(id, { step: 'refuse', reason: '已经寄出' });
    expectRefused(await remove(id, one?.id ?? ''), 'NO_OPEN_REQUEST');
    expect((await link(id, one?.id ?? '')).status).toBe(200);
  });
});
