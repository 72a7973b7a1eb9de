/** A post as a document: its fields, its rules and its calls. */
import { documentType } from '@platform/web/document/documentType';
import { optionsOf } from '@platform/web/list/resourceList';
import { z } from 'zod';
import { postCategories, postCategory, postTabNames } from '../../contract/category.ts';
import { createPost, updatePost } from '../../contract/endpoints.ts';
import { communityErrors } from '../../contract/errors.ts';
import { type PostImage, postForm, postImage, postTexts } from '../../contract/post.ts';
import { changedByWriting } from '../queries.ts';

const draftImages = z.array(postImage);
const draftPacket = z.string().nullable();

/** The form's rules: the contract's, over a category that may not have been chosen yet; images are sent by their ids. */
const postRules = postTexts.extend({
  category: z.string().pipe(postCategory),
  images: draftImages.transform((images) => images.map(({ id }) => id)).pipe(postForm.shape.images.unwrap()),
  packetId: draftPacket,
});
export type PostValues = z.input<typeof postRules>;

export const postDocument = documentType({
  name: 'postDraft',
  fields: {
    title: { label: '标题', required: true },
    category: {
      kind: 'select',
      label: '分类',
      required: true,
      placeholder: '请选择',
      options: optionsOf(postCategories, postTabNames),
    },
    content: { kind: 'longText', label: '内容', required: true, rows: 6 },
    images: {
      kind: 'custom',
      label: '图片',
      draft: draftImages,
      empty: [],
      textOf: (images: readonly PostImage[]) => `${images.length} 张`,
    },
    packetId: {
      kind: 'custom',
      label: '红包',
      draft: draftPacket,
      empty: null,
      textOf: (packetId: string | null) => (packetId === null ? '没有' : '附有红包'),
    },
  },
  schema: postRules,
  endpoints: { create: createPost, update: updatePost },
  conflict: communityErrors.REVISION_CONFLICT,
  errorFields: {
    [communityErrors.IMAGE_NOT_FOUND.code]: 'images',
    [communityErrors.PACKET_NOT_ATTACHABLE.code]: 'packetId',
  },
  invalidates: changedByWriting,
});
