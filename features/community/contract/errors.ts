/** Errors of the community (specification, sections 5 and 8). */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { imageUnreadable } from '@platform/contract/upload';
import { z } from 'zod';
import { post } from './post.ts';

/** Minutes in which a deleted post or reply can be restored. */
export const restorableMinutes = 10;

const retryAfter = z.object({ retry_after: z.int() });

export const communityErrors = errorTable({
  /** Also for hidden, held and deleted posts and replies, unless the caller may see them. */
  CONTENT_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  CONTENT_NOT_YOURS: { status: 403, message: genericErrors.FORBIDDEN.message },
  REVISION_CONFLICT: revisionConflict('这个话题已在别处修改，请比较两个版本', post),
  /** `details.until` is the end of the suspension. */
  MEMBER_SUSPENDED: {
    status: 403,
    message: '您已被暂停发言',
    details: z.object({ until: z.iso.datetime(), reason: z.string() }),
  },
  POSTING_TOO_FAST: { status: 429, message: '发言过于频繁，请稍后再试', details: retryAfter },
  NEW_MEMBER_LIMIT: { status: 429, message: '新注册的账号每天的发言数有限，请明天再来', details: retryAfter },
  IMAGE_NOT_FOUND: { status: 422, message: '图片已失效，请重新上传' },
  IMAGE_UNREADABLE: { status: 422, message: imageUnreadable },
  PACKET_NOT_ATTACHABLE: { status: 422, message: '只能附上自己发出的、还没抢完的公开红包' },
  QUOTE_NOT_FOUND: { status: 422, message: '引用的回复已不存在' },
  RESTORE_TOO_LATE: { status: 409, message: `删除超过 ${restorableMinutes} 分钟，不能恢复了` },
  ALREADY_REPORTED: { status: 409, message: '您已经举报过了，编辑会尽快处理' },
  REPORTS_OWN_CONTENT: { status: 409, message: '不能举报自己的内容' },
  MEMBER_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  STAFF_NOT_SUSPENDED: { status: 409, message: '不能暂停编辑和管理员的发言' },
  WORD_EXISTS: { status: 409, message: '词表里已有这个词' },
});
