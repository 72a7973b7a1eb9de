/** Messages of the payment (specification, section 8, payment). */

export const paymentMessages = {
  cancelled: '支付已取消',
  failed: '支付失败，请重试',
  scriptNotLoaded: '支付系统加载失败，请刷新页面重试',
  notConfigured: '支付配置错误，请联系管理员',
  wechatFailed: '微信支付失败，请重试',
  alipayFailed: '支付宝支付失败，请重试',
  stripeNotLoaded: 'Stripe未正确加载，请刷新页面重试',
  stripeFailed: 'Stripe支付失败，请重试',
  paid: '支付成功！',
  paidButUnknown: '支付成功但订单更新失败，请联系客服',
  /** Not in the specification: an order that was closed before it was paid. */
  closed: '订单已取消或超过支付时间，请重新下单。',
  processingFailed: '支付處理失敗',
} as const;
