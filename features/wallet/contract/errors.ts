/** Errors of the wallet (specification, section 8, red packets). */
import { errorTable } from '@platform/contract/errors';

export const walletErrors = errorTable({
  INSUFFICIENT_BALANCE: { status: 409, message: '余额不足，请先充值！' },
});
