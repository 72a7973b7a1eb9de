/** The caller's avatar. */
import { endpoint } from '@platform/contract/endpoint';
import { imageKinds, uploadOf } from '@platform/contract/upload';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { userProfile } from './user.ts';

/** Pixels; the longest side of a picture that the server decodes. */
const pixels = z.coerce.number().int().max(12_000);

/** The square that is cut out, in pixels of the picture as it is shown. */
const crop = z.object({ x: pixels.min(0), y: pixels.min(0), size: pixels.min(1) });
export type Crop = z.output<typeof crop>;

/** Said when an avatar was stored. */
export const avatarSaved = '头像已更新';

export const setAvatar = endpoint({
  name: 'setAvatar',
  summary:
    "Cuts a square out of a picture and makes it the caller's avatar; it is encoded anew, without metadata.",
  method: 'POST',
  path: '/users/me/avatar',
  access: 'member',
  query: crop,
  upload: uploadOf({
    kinds: imageKinds,
    megabytes: 2,
    tooLarge: '图片大小不能超过 2MB！',
    wrongKind: '只能上传图片文件！',
  }),
  data: userProfile,
  errors: [accountErrors.AVATAR_UNREADABLE, accountErrors.TOO_MANY_ATTEMPTS],
  message: avatarSaved,
});

export const removeAvatar = endpoint({
  name: 'removeAvatar',
  summary: "Removes the caller's avatar with its files.",
  method: 'DELETE',
  path: '/users/me/avatar',
  access: 'member',
  data: userProfile,
  message: '头像已移除',
});
