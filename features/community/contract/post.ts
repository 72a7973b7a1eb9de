/** Posts and the form that writes them (specification, sections 3 and 5, Community). */
import { personView } from '@features/accounts/contract/person';
import { memberText } from '@platform/contract/memberText';
import { spans } from '@platform/contract/search';
import { id, revision } from '@platform/contract/text';
import { z } from 'zod';
import { postCategory } from './category.ts';
import { contentStates } from './lifecycle.ts';

/** Images that the grid shows; the others are behind '+N'. */
export const shownImages = 9;
/** Images of a post: two grids. */
export const maxImages = 2 * shownImages;

/** An image, encoded again without the camera's data; sizes in pixels, `thumbnail` fits 480 by 480. */
export const postImage = z.object({
  id,
  address: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail: z.string(),
});
export type PostImage = z.infer<typeof postImage>;

/** Bounds in characters as a reader counts them. */
export const postLengths = { title: { min: 5, max: 100 }, content: { min: 10, max: 2000 } } as const;

const { title, content } = postLengths;
export const postTexts = z.object({
  title: memberText({
    ...title,
    required: '请输入标题',
    length: `标题长度在 ${title.min} 到 ${title.max} 个字符`,
  }),
  /** Plain text; the page makes links of its addresses. */
  content: memberText({
    ...content,
    multiline: true,
    required: '请输入内容',
    length: `内容长度在 ${content.min} 到 ${content.max} 个字符`,
  }),
  category: postCategory,
});
export type PostTexts = z.output<typeof postTexts>;

export const postForm = postTexts.extend({
  /** Images that the caller has uploaded within a day, in their order. */
  images: z.array(id).max(maxImages, `最多上传 ${maxImages} 张图片`).default([]),
  /** A public red packet of the caller that is still open. */
  packetId: id.nullable().default(null),
});
export type PostForm = z.output<typeof postForm>;

/** A change: `revision` is the one that was read; images and packet that are left out stay. */
export const postChange = postTexts.extend({
  images: postForm.shape.images.unwrap().optional(),
  packetId: id.nullable().optional(),
  revision,
});
export type PostChange = z.output<typeof postChange>;

/** What the board shows of a post; `liked` and `collected` are the caller's, false for visitors. */
export const listedPost = z.object({
  id,
  title: z.string(),
  /** The beginning of the content, or the part with the first hit of a search. */
  excerpt: z.string(),
  /** Of a search: the hits in `title` and `excerpt`. */
  highlights: z.object({ title: spans, excerpt: spans }).optional(),
  category: postCategory,
  author: personView,
  createTime: z.iso.datetime(),
  /** Time of the author's last change; null without one. */
  editTime: z.iso.datetime().nullable(),
  /** Readers, each counted once a day. */
  views: z.int().min(0),
  likes: z.int().min(0),
  collections: z.int().min(0),
  replies: z.int().min(0),
  liked: z.boolean(),
  collected: z.boolean(),
  /** Others than the author and editors only see published posts. */
  status: contentStates.schema,
  /** Why it is hidden; null for others than the author and editors. */
  reason: z.string().nullable(),
  /** At most 9 in lists. */
  images: z.array(postImage),
  imageCount: z.int().min(0),
  /** The red packet of the post: `getPacket` of the red packets reads it. */
  packetId: id.nullable(),
});
export type ListedPost = z.infer<typeof listedPost>;

/** A post with its whole content and all images. */
export const post = listedPost
  .omit({ excerpt: true, highlights: true })
  .extend({ content: z.string(), revision: z.int().min(1) });
export type Post = z.infer<typeof post>;

/** A former version of a post or a reply; title and category are null for a reply. */
export const contentVersion = z.object({
  title: z.string().nullable(),
  category: postCategory.nullable(),
  content: z.string(),
  /** When it was written, and when the next version replaced it. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type ContentVersion = z.infer<typeof contentVersion>;
