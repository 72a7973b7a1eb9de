/** Errors of the announcements. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { announcement } from './announcement.ts';

/** Maximum number of attachments of one announcement. */
export const maxAttachments = 10;

export const announcementErrors = errorTable({
  ANNOUNCEMENT_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  REVISION_CONFLICT: revisionConflict('公告已被其他编辑修改，请对照后再保存', announcement),
  /** The content is empty after sanitising. */
  CONTENT_EMPTY: { status: 422, message: '请输入公告内容' },
  ATTACHMENT_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  TOO_MANY_ATTACHMENTS: { status: 409, message: `每则公告最多 ${maxAttachments} 个附件` },
});
