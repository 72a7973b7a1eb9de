/** Covers: one picture of an entry, uploaded before the entry is saved and named in it by `coverId`. */
import { z } from 'zod';
import { type Access, endpoint } from './endpoint.ts';
import { errorTable } from './errors.ts';
import { id } from './text.ts';
import { imageKinds, imageUnreadable, uploadOf } from './upload.ts';

/** One size of a picture, for `srcset`; `width` in pixels. */
const imageSize = z.object({ address: z.string(), width: z.int() });

/** A cover that was uploaded; an entry can take it within a day. */
export const cover = z.object({ id, image: z.string(), imageSizes: z.array(imageSize) });
export type Cover = z.infer<typeof cover>;

/** The cover as a writer has left it: a picture, none, or (undefined) the one that is stored. */
export const chosenCover = cover.nullable().optional();
export type ChosenCover = z.infer<typeof chosenCover>;

/** The cover among the fields of an entry. */
export const coverFields = {
  /** The cover, about 3:2 or wider; null without one. */
  image: z.string().nullable(),
  /** The same picture in other widths; empty for drawings, which fit every size. */
  imageSizes: z.array(imageSize),
  /** The picture of a share card, 1200 by 630; null without a cover. */
  shareImage: z.string().nullable(),
};

export const coverErrors = errorTable({
  COVER_NOT_FOUND: { status: 422, message: '封面图片已失效，请重新上传' },
  COVER_UNREADABLE: { status: 422, message: imageUnreadable },
});

/** Declares the endpoint that takes the covers of a kind of entry. */
export function coverEndpoint(declaration: { name: string; path: string; access: Access }) {
  return endpoint({
    ...declaration,
    summary: 'Stores a picture as a cover; an entry can take it within a day.',
    method: 'POST',
    upload: uploadOf({
      kinds: imageKinds,
      megabytes: 10,
      tooLarge: '图片大小不能超过 10MB！',
      wrongKind: '只能上传图片文件！',
    }),
    data: cover,
    status: 201,
    errors: [coverErrors.COVER_UNREADABLE],
  });
}
export type CoverEndpoint = ReturnType<typeof coverEndpoint>;
