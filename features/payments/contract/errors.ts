/** Errors of the payments (specification, section 8, payment). */
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';

/** The provider's reason. */
const reason = z.object({ reason: z.string() });

export const paymentErrors = errorTable({
  PAYABLE_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  ALREADY_PAID: { status: 409, message: '订单已支付，请勿重复付款' },
  NOT_PAYABLE: { status: 409, message: '订单已关闭，不能再支付' },
  INSUFFICIENT_BALANCE: { status: 409, message: '余额不足，请先充值！' },
  TOO_MANY_PAYMENTS: { status: 429, message: '支付尝试次数过多，请重新下单' },
  METHOD_NOT_ACCEPTED: { status: 409, message: '不能使用该支付方式，请换一种' },
  METHOD_UNAVAILABLE: { status: 503, message: '支付配置错误，请联系管理员' },
  STRIPE_INIT_FAILED: { status: 502, message: '支付初始化失败', details: reason },
  PAYPAL_FAILED: { status: 502, message: '支付失败，请重试', details: reason },
  WECHAT_INIT_FAILED: { status: 502, message: '微信支付初始化失败，请重试', details: reason },
  ALIPAY_INIT_FAILED: { status: 502, message: '支付宝支付初始化失败，请重试', details: reason },
});
