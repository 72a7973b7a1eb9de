/** Disbursements: payments of awards (specification, sections 3 and 4). */
import { awardCategory } from '@features/scholarships/contract/category';
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly } from './access.ts';
import { reviewErrors } from './errors.ts';
import { disbursementStatus } from './lifecycle.ts';

export const disbursementMethods = ['bank_transfer', 'alipay', 'wechat', 'cheque', 'certificate'] as const;
export const disbursementMethod = z.enum(disbursementMethods, '请选择发放方式');
export type DisbursementMethod = z.infer<typeof disbursementMethod>;

/** Labels of the payment methods; a certificate is for awards without money. */
export const disbursementMethodNames: Readonly<Record<DisbursementMethod, string>> = {
  bank_transfer: '银行转账',
  alipay: '支付宝',
  wechat: '微信支付',
  cheque: '支票',
  certificate: '颁发证书',
};

/** One award's payment; the amount in yuan. */
export const disbursement = z.object({
  id,
  applicationId: id,
  applicationNumber: z.string(),
  projectTitle: z.string(),
  recipient: z.string(),
  /** Null for scholarships outside the awards. */
  award: awardCategory.nullable(),
  amount: yuan,
  currency: z.literal('CNY'),
  /** When it was paid; null until then. */
  disbursementDate: z.iso.datetime().nullable(),
  method: disbursementMethod,
  status: disbursementStatus,
  /** The bank's receipt number, or the reason of the failure. */
  note: z.string().nullable(),
  /** Number of attempts. */
  attempts: z.int(),
  createdAt: z.iso.datetime(),
});
export type Disbursement = z.infer<typeof disbursement>;

const errors = [reviewErrors.DISBURSEMENT_NOT_FOUND, reviewErrors.ILLEGAL_DISBURSEMENT_MOVE] as const;

export const disbursementsPerPage = 10;

export const listDisbursements = endpoint({
  name: 'listDisbursements',
  summary: 'Lists disbursements, the newest first.',
  method: 'GET',
  path: '/reviews/disbursements',
  access: adminOnly,
  query: z.object({
    ...pageFields(disbursementsPerPage),
    status: disbursementStatus.optional(),
    award: awardCategory.optional(),
  }),
  data: z.object({ disbursements: z.array(disbursement), pagination }),
});

export const confirmDisbursement = endpoint({
  name: 'confirmDisbursement',
  summary: 'Marks an award as paid; the applicant gets an email.',
  method: 'POST',
  path: '/reviews/disbursements/:id/confirm',
  access: adminOnly,
  params: z.object({ id }),
  body: z.object({ method: disbursementMethod.optional(), note: optionalText(200, { multiline: true }) }),
  data: disbursement,
  errors,
  idempotent: true,
});

export const failDisbursement = endpoint({
  name: 'failDisbursement',
  summary: 'Marks the payment of an award as failed; the applicant gets an email.',
  method: 'POST',
  path: '/reviews/disbursements/:id/fail',
  access: adminOnly,
  params: z.object({ id }),
  body: z.object({ reason: text({ max: 200, multiline: true, required: '请输入失败原因' }) }),
  data: disbursement,
  errors,
  idempotent: true,
});

export const retryDisbursement = endpoint({
  name: 'retryDisbursement',
  summary: 'Makes a failed disbursement pending again.',
  method: 'POST',
  path: '/reviews/disbursements/:id/retry',
  access: adminOnly,
  params: z.object({ id }),
  body: z.object({ method: disbursementMethod.optional() }),
  data: disbursement,
  errors,
  idempotent: true,
});
