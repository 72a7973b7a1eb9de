/** The result of an order's payment, with the product, the order's number and the next steps. */

import type { OrderDetail } from '@features/orders/contract/order';
import { addressText, deliveryTime } from '@features/orders/contract/shipping';
import { paymentMessages } from '@features/payments/web/messages.ts';
import type { Outcome } from '@features/payments/web/outcome.rules.ts';
import { shopPath } from '@features/shop/contract/path';
import { Button, Loader } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ResultView } from './ResultView.tsx';

interface PaymentResultProps {
  outcome: Outcome;
  order: { id: string; number: string } | null;
  /** As the address names it. */
  product: string | null;
  /** The paid order, as soon as it is loaded. */
  receipt?: OrderDetail | undefined;
}

/** What was paid and where the goods go. */
function receiptOf({ totalPrice, shippingInfo, deliveryMethod }: OrderDetail) {
  return {
    实付金额: formatYuan(totalPrice),
    收货人: <Verbatim>{shippingInfo.fullName}</Verbatim>,
    ...(deliveryMethod !== 'pickup' && { 地址: <Verbatim>{addressText(shippingInfo)}</Verbatim> }),
    [deliveryMethod === 'pickup' ? '自提' : '预计送达']: deliveryTime(deliveryMethod),
  };
}

const failure = { seal: <IconX size={44} stroke={1.5} />, tone: 'bad' } as const;

const results = {
  waiting: {
    seal: <Loader />,
    tone: 'plain',
    title: '正在确认支付结果…',
    text: '支付平台确认后，这里会自动更新。',
  },
  paid: {
    seal: <IconCheck size={44} stroke={1.5} />,
    tone: 'good',
    title: '支付成功！',
    text: '感谢您支持传统手艺，我们会尽快为您备货。收据正发往您的邮箱。',
  },
  failed: { ...failure, title: '支付失败，请重试', text: '订单仍为您保留，可以换一种方式支付。' },
  closed: { ...failure, title: '订单已关闭', text: paymentMessages.closed },
  refunded: {
    ...failure,
    tone: 'plain',
    title: '款项将原路退回',
    text: '付款到达时订单已关闭，退款进度可以在订单中查看。',
  },
} as const;

export function PaymentResult({ outcome, order, product, receipt }: PaymentResultProps) {
  const isPaid = outcome.is === 'paid';
  const result = results[outcome.is];
  return (
    <ResultView
      {...result}
      text={outcome.is === 'failed' && outcome.reason ? outcome.reason : result.text}
      busy={outcome.is === 'waiting'}
      facts={{ 商品: product, 订单号: order?.number, ...(isPaid && receipt ? receiptOf(receipt) : {}) }}
    >
      {order && (
        <Button component={Link} to={`/orders/${order.id}`}>
          {outcome.is === 'waiting' || outcome.is === 'failed' ? '继续支付' : '查看订单'}
        </Button>
      )}
      <Button component={Link} to="/orders" variant="default">
        查看我的订单
      </Button>
      <Button component={Link} to={shopPath} variant="default">
        继续逛商城
      </Button>
    </ResultView>
  );
}
