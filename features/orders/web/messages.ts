/** Messages about orders (specification, section 8, payment). */
export const orderMessages = {
  orderFailed: '订单创建失败，请重试',
  cartOrderFailed: '訂單創建失敗，請重試',
  priceChanged: '价格已更新，请核对新的金额后再支付',
  cancelled: '订单已取消',
  received: '已确认收货',
  requested: '申请已提交',
  expired: '订单已过期',
  addedToCart: '商品已加入购物车',
  cartFull: '购物车已满，有些商品没有加入',
} as const;
