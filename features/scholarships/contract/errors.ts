/** Errors of the scholarships (specification, sections 5 and 8). */

import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { maxUnanswered } from '@platform/contract/messages';
import { z } from 'zod';
import { formValues } from './form.ts';
import { applicationStatus } from './lifecycle.ts';
import { materialStatus, maxMaterials } from './material.ts';
import { listingErrors } from './scholarship.ts';

const applicationErrors = errorTable({
  APPLICATION_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  MATERIAL_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  ALREADY_APPLIED: {
    status: 409,
    message: '您已申请过该奖学金',
    details: z.object({ application_id: z.uuid(), status: applicationStatus }),
  },
  APPLICATIONS_FULL: { status: 409, message: '该奖学金的申请数量已达上限' },
  NO_SLOTS_LEFT: {
    status: 409,
    message: '该奖学金的获奖名额已满',
    details: z.object({ available_slots: z.int() }),
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    message: '申请当前状态不允许此操作',
    details: z.object({ from: applicationStatus, to: applicationStatus }),
  },
  NOT_A_DRAFT: {
    status: 409,
    message: '申请已提交，不能再修改',
    details: z.object({ status: applicationStatus }),
  },
  REVISION_CONFLICT: revisionConflict(
    '草稿已在别处修改，请核对后再保存',
    z.object({ revision: z.int(), updated_at: z.iso.datetime(), form: formValues }),
  ),
  TOO_MANY_MESSAGES: { status: 409, message: `最多连续留言 ${maxUnanswered} 条，请等待对方回复` },
  MESSAGES_CLOSED: { status: 409, message: '申请提交后才能与评审组联系' },
  TOO_MANY_MATERIALS: { status: 409, message: `每份申请最多上传 ${maxMaterials} 份材料` },
  MATERIAL_LOCKED: {
    status: 409,
    message: '该材料当前不能修改',
    details: z.object({ status: materialStatus }),
  },
});

export const scholarshipErrors = { ...listingErrors, ...applicationErrors };
