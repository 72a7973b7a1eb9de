/** Errors of the wallet (specification, section 8, red packets). */
import { paymentErrors } from '@features/payments/contract/errors';
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';

const { INSUFFICIENT_BALANCE } = paymentErrors;

export const walletErrors = {
  INSUFFICIENT_BALANCE,
  ...errorTable({
    RECHARGE_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
    WITHDRAWAL_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
    ILLEGAL_WITHDRAWAL_MOVE: {
      status: 409,
      message: '提现申请已经处理，请刷新后查看',
      details: z.object({ from: z.string(), to: z.string() }),
    },
    TOO_MANY_WITHDRAWALS: { status: 409, message: '已有 3 笔提现等待处理，请处理完后再申请' },
    OWN_WITHDRAWAL: { status: 403, message: '不能处理自己的提现申请' },
  }),
};
