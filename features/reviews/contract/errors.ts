/** Errors of the reviews. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';
import { disbursementStatus } from './lifecycle.ts';
import { reviewSettings } from './values.ts';

export const reviewErrors = errorTable({
  REVIEWER_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  ASSIGNMENT_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  CONFLICT_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  DISBURSEMENT_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  CONFLICT_OF_INTEREST: { status: 409, message: '评审人与申请人存在利益冲突，须回避' },
  REVIEW_CLOSED: { status: 409, message: '该申请已不在评审中' },
  NOT_UNDER_REVIEW: { status: 409, message: '请先开始评审' },
  NOT_ASSIGNED: { status: 409, message: '该申请未分配给您评审' },
  ALREADY_SCORED: { status: 409, message: '评审人已评分，不能取消分配' },
  SCORES_MISSING: {
    status: 409,
    message: '评分人数不足，请等待评分，或写明提前决定的理由',
    details: z.object({ required: z.int(), scored: z.int() }),
  },
  SCORE_SCALE_CHANGED: {
    status: 409,
    message: '评分制已更改，请按新的评分制评分',
    details: z.object({ scoreScale: reviewSettings.shape.scoreScale }),
  },
  REVIEWER_PAUSED: { status: 409, message: '该评审人已暂停评审' },
  NO_ACTIVE_REVIEWERS: { status: 409, message: '没有可分配的评审人' },
  NOT_A_REVIEWER: { status: 409, message: '该用户没有评审权限' },
  ALREADY_A_REVIEWER: { status: 409, message: '该用户已在评审人名单中' },
  ILLEGAL_DISBURSEMENT_MOVE: {
    status: 409,
    message: '发放记录当前状态不允许此操作',
    details: z.object({ from: disbursementStatus, to: disbursementStatus }),
  },
  REVISION_CONFLICT: revisionConflict(
    '设置已被他人修改，请核对后再保存',
    reviewSettings.extend({ revision: z.int() }),
  ),
});
