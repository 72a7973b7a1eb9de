/** Errors of the courses. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { z } from 'zod';
import { storedCourse } from './course.ts';

const missing = { status: 404, message: genericErrors.NOT_FOUND.message } as const;

export const courseErrors = errorTable({
  /** Also for drafts, unless an editor asks. */
  COURSE_NOT_FOUND: missing,
  REVISION_CONFLICT: revisionConflict('课程已被其他编辑修改，请比较两个版本', storedCourse),
  /** A published course has lessons, each with a video. */
  COURSE_INCOMPLETE: { status: 409, message: '至少要有一个课时，且每个课时都有视频，才能发布' },
  INSTRUCTOR_NOT_FOUND: { status: 422, message: '没有找到这位讲师的账号' },
  MEDIA_NOT_FOUND: missing,
  MEDIA_UNAVAILABLE: { status: 422, message: '视频已失效，请重新上传' },
  CAPTIONS_INVALID: { status: 422, message: '字幕不是有效的 WebVTT 文件' },

  ALREADY_ENROLLED: { status: 409, message: '您已购买这门课程，可以直接学习' },
  PURCHASE_NOT_FOUND: missing,
  ILLEGAL_PURCHASE_MOVE: {
    status: 409,
    message: '这笔购买的状态已经变化，请刷新后查看',
    details: z.object({ from: z.string(), to: z.string() }),
  },

  NOT_ENROLLED: { status: 403, message: '购买课程后才能学习' },
  LESSON_NOT_FOUND: missing,
  NOTE_NOT_FOUND: missing,
  TOO_MANY_NOTES: { status: 409, message: '每门课程最多 500 条笔记' },
  CERTIFICATE_NOT_FOUND: { status: 404, message: '没有找到这份证书，请核对编号' },

  REVIEW_NOT_FOUND: missing,
  REVIEW_TOO_EARLY: { status: 409, message: '学完至少一个课时后才能评价' },
  ANSWER_NOT_YOURS: { status: 403, message: genericErrors.FORBIDDEN.message },
  ALREADY_REPORTED: { status: 409, message: '您已经举报过了，编辑会尽快处理' },
  REPORTS_OWN_REVIEW: { status: 409, message: '不能举报自己的评价' },
});
