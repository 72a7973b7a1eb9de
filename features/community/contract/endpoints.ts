/** The endpoints of the board for readers and members (specification, section 2, Community board). */
import { personView } from '@features/accounts/contract/person';
import { endpoint } from '@platform/contract/endpoint';
import { favouriteEndpoints } from '@platform/contract/favourite';
import { pageFields, pagination } from '@platform/contract/paging';
import { longPagination } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { imageKinds, uploadOf } from '@platform/contract/upload';
import { z } from 'zod';
import { communityErrors } from './errors.ts';
import { myPostFilter, pageSizes, postFilter } from './filter.ts';
import { contentVersion, listedPost, post, postChange, postForm, postImage } from './post.ts';
import { reply, replyForm, replyTexts } from './reply.ts';

const { CONTENT_NOT_FOUND, CONTENT_NOT_YOURS, MEMBER_SUSPENDED, POSTING_TOO_FAST, NEW_MEMBER_LIMIT } =
  communityErrors;
/** What refuses a member who writes. */
const limits = [MEMBER_SUSPENDED, POSTING_TOO_FAST, NEW_MEMBER_LIMIT] as const;
const { IMAGE_NOT_FOUND, PACKET_NOT_ATTACHABLE } = communityErrors;

const one = z.object({ id });
/** A post or a reply, where both are treated alike. */
export const contentKind = z.enum(['posts', 'replies']);
export type ContentKind = z.infer<typeof contentKind>;
export const oneContent = z.object({ kind: contentKind, id });

export const listPosts = endpoint({
  name: 'listPosts',
  summary:
    'Lists published posts by category, author and search words; with a token, `liked` and `collected` are the caller’s.',
  method: 'GET',
  path: '/community/posts',
  access: 'anyone',
  query: postFilter,
  data: z.object({ posts: z.array(listedPost), pagination: longPagination }),
});

export const listMyPosts = endpoint({
  name: 'listMyPosts',
  summary:
    "Lists the caller's own posts, the latest first: published, under review, and hidden with the reason.",
  method: 'GET',
  path: '/community/posts/mine',
  access: 'member',
  query: myPostFilter,
  data: z.object({ posts: z.array(listedPost), pagination }),
});

export const listCollectedPosts = endpoint({
  name: 'listCollectedPosts',
  summary: 'Lists the posts that the caller has collected, the latest collected first.',
  method: 'GET',
  path: '/community/posts/collected',
  access: 'member',
  query: z.object(pageFields(pageSizes[0])),
  data: z.object({ posts: z.array(listedPost), pagination }),
});

export const getPost = endpoint({
  name: 'getPost',
  summary: 'Reads a post; held and hidden ones are found by their author and editors only.',
  method: 'GET',
  path: '/community/posts/:id',
  access: 'anyone',
  params: one,
  data: post,
  errors: [CONTENT_NOT_FOUND],
});

export const viewPost = endpoint({
  name: 'viewPost',
  summary: 'Counts a view, once per visitor and day (Hong Kong time); returns the views.',
  method: 'POST',
  path: '/community/posts/:id/views',
  access: 'anyone',
  params: one,
  data: z.object({ views: z.int().min(0) }),
  errors: [CONTENT_NOT_FOUND],
});

export const uploadPostImage = endpoint({
  name: 'uploadPostImage',
  summary: 'Stores an image, encoded again; a post can take it within a day.',
  method: 'POST',
  path: '/community/images',
  access: 'member',
  upload: uploadOf({
    kinds: imageKinds,
    megabytes: 2,
    tooLarge: '图片大小不能超过 2MB！',
    wrongKind: '只能上传图片文件！',
  }),
  data: postImage,
  status: 201,
  errors: [communityErrors.IMAGE_UNREADABLE, MEMBER_SUSPENDED],
});

export const createPost = endpoint({
  name: 'createPost',
  summary:
    'Publishes a post at once; one with a held word, or with links by a new member, waits for an editor.',
  method: 'POST',
  path: '/community/posts',
  access: 'member',
  body: postForm,
  data: post,
  status: 201,
  idempotent: true,
  errors: [...limits, IMAGE_NOT_FOUND, PACKET_NOT_ATTACHABLE],
});

export const updatePost = endpoint({
  name: 'updatePost',
  summary:
    "Changes one's own post; the former version stays public. A post of more than a day to which links are added waits for an editor.",
  method: 'PUT',
  path: '/community/posts/:id',
  access: 'member',
  params: one,
  body: postChange,
  data: post,
  message: '话题已保存',
  errors: [
    CONTENT_NOT_FOUND,
    CONTENT_NOT_YOURS,
    communityErrors.REVISION_CONFLICT,
    ...limits,
    IMAGE_NOT_FOUND,
    PACKET_NOT_ATTACHABLE,
  ],
});

export const likePost = favouriteEndpoints({
  noun: 'Post',
  path: '/community/posts',
  mark: 'Like',
  notFound: CONTENT_NOT_FOUND,
});

export const collectPost = favouriteEndpoints({
  noun: 'Post',
  path: '/community/posts',
  mark: 'Collection',
  notFound: CONTENT_NOT_FOUND,
});

export const likeReply = favouriteEndpoints({
  noun: 'Reply',
  path: '/community/replies',
  mark: 'Like',
  notFound: CONTENT_NOT_FOUND,
});

/** Replies of a page. */
export const repliesPerPage = 20;

export const listReplies = endpoint({
  name: 'listReplies',
  summary:
    'Lists the replies of a post in the order of their floors; `reply` asks for the page that holds this one.',
  method: 'GET',
  path: '/community/posts/:id/replies',
  access: 'anyone',
  params: one,
  query: z.object({ ...pageFields(repliesPerPage), reply: id.optional() }),
  data: z.object({ replies: z.array(reply), pagination }),
  errors: [CONTENT_NOT_FOUND],
});

export const createReply = endpoint({
  name: 'createReply',
  summary:
    'Replies to a published post, optionally with a quote and mentions; one with a held word waits for an editor.',
  method: 'POST',
  path: '/community/posts/:id/replies',
  access: 'member',
  params: one,
  body: replyForm,
  data: reply,
  status: 201,
  idempotent: true,
  errors: [CONTENT_NOT_FOUND, ...limits, communityErrors.QUOTE_NOT_FOUND],
});

export const updateReply = endpoint({
  name: 'updateReply',
  summary: "Changes one's own reply; the former version stays public.",
  method: 'PUT',
  path: '/community/replies/:id',
  access: 'member',
  params: one,
  body: replyTexts,
  data: reply,
  message: '回复已保存',
  errors: [CONTENT_NOT_FOUND, CONTENT_NOT_YOURS, ...limits],
});

export const deleteContent = endpoint({
  name: 'deleteContent',
  summary: "Deletes one's own post or reply; it can be restored for some minutes.",
  method: 'DELETE',
  path: '/community/:kind/:id',
  access: 'member',
  params: oneContent,
  data: z.object({ id, restorableUntil: z.iso.datetime() }),
  message: '已删除',
  errors: [CONTENT_NOT_FOUND, CONTENT_NOT_YOURS],
});

export const restoreContent = endpoint({
  name: 'restoreContent',
  summary: "Restores one's own post or reply soon after its deletion; repeated calls change nothing.",
  method: 'POST',
  path: '/community/:kind/:id/restoration',
  access: 'member',
  params: oneContent,
  data: one,
  message: '已恢复',
  errors: [CONTENT_NOT_FOUND, communityErrors.RESTORE_TOO_LATE],
});

export const listVersions = endpoint({
  name: 'listVersions',
  summary: 'Lists the former versions of a visible post or reply, the latest first.',
  method: 'GET',
  path: '/community/:kind/:id/versions',
  access: 'anyone',
  params: oneContent,
  data: z.object({ versions: z.array(contentVersion) }),
  errors: [CONTENT_NOT_FOUND],
});

/** Members that are suggested at most. */
export const maxSuggestions = 8;

export const suggestMembers = endpoint({
  name: 'suggestMembers',
  summary: 'Suggests members for an @, by the beginning of name or user name: first those in the discussion.',
  method: 'GET',
  path: '/community/posts/:id/mentionable',
  access: 'member',
  params: one,
  query: z.object({ prefix: text({ max: 32, min: 0 }).default('') }),
  data: z.object({ members: z.array(personView).max(maxSuggestions) }),
  errors: [CONTENT_NOT_FOUND],
});
