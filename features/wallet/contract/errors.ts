/** Errors of the wallet (specification, section 8, red packets). */
import { paymentErrors } from '@features/payments/contract/errors';
import { errorTable } from '@platform/contract/errors';

const { INSUFFICIENT_BALANCE } = paymentErrors;

export const walletErrors = {
  INSUFFICIENT_BALANCE,
  ...errorTable({ RECHARGE_NOT_FOUND: { status: 404, message: '请求的资源不存在' } }),
};
