/** The pictures of a buyer's request: private, for the buyer and admins. */
import { endpoint } from '@platform/contract/endpoint';
import { id, text } from '@platform/contract/text';
import { imageKinds, uploadOf } from '@platform/contract/upload';
import { z } from 'zod';
import { orderErrors } from './errors.ts';
import { orderDetail } from './order.ts';

const { NO_OPEN_REQUEST, ORDER_NOT_FOUND, PICTURE_NOT_FOUND, TOO_MANY_PICTURES } = orderErrors;
const onePicture = z.object({ id: text({ max: 200 }), pictureId: id });

export const addRequestPicture = endpoint({
  name: 'addRequestPicture',
  summary: "Adds a picture of at most 5 MB to the caller's open request.",
  method: 'POST',
  path: '/orders/:id/pictures',
  access: 'member',
  params: z.object({ id: text({ max: 200 }) }),
  upload: uploadOf({
    kinds: imageKinds,
    megabytes: 5,
    tooLarge: '图片不能超过 5MB',
    wrongKind: '图片只支持 jpg、png、webp 和 gif',
  }),
  data: orderDetail,
  errors: [ORDER_NOT_FOUND, NO_OPEN_REQUEST, TOO_MANY_PICTURES],
  status: 201,
});

export const removeRequestPicture = endpoint({
  name: 'removeRequestPicture',
  summary: "Removes a picture from the caller's open request.",
  method: 'DELETE',
  path: '/orders/:id/pictures/:pictureId',
  access: 'member',
  params: onePicture,
  data: orderDetail,
  errors: [ORDER_NOT_FOUND, NO_OPEN_REQUEST, PICTURE_NOT_FOUND],
});

export const getRequestPicture = endpoint({
  name: 'getRequestPicture',
  summary: 'A short-lived address of a picture, for the buyer and for admins.',
  method: 'GET',
  path: '/orders/:id/pictures/:pictureId',
  access: 'member',
  params: onePicture,
  data: z.object({ url: z.string() }),
  errors: [ORDER_NOT_FOUND, PICTURE_NOT_FOUND],
});
