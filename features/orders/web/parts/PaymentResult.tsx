/** The result of a payment: a seal on the axis, the product, the order's number, and the ways on. */
import { paymentMessages } from '@features/payments/web/messages.ts';
import type { Outcome } from '@features/payments/web/outcome.rules.ts';
import { Button, Group, Loader, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './PaymentResult.module.css';

interface PaymentResultProps {
  outcome: Outcome;
  order: { id: string; number: string } | null;
  /** As the address names it. */
  product: string | null;
}

const words: Record<Outcome['is'], { title: string; text: string }> = {
  waiting: { title: '正在确认支付结果…', text: '支付平台确认后，这里会自动更新。' },
  paid: { title: '支付成功！', text: '感谢您支持传统手艺，我们会尽快为您备货。' },
  failed: { title: '支付失败，请重试', text: '订单仍为您保留，可以换一种方式支付。' },
  closed: { title: '订单已关闭', text: paymentMessages.closed },
  refunded: { title: '款项将原路退回', text: '付款到达时订单已关闭，退款进度可以在订单中查看。' },
};

export function PaymentResult({ outcome, order, product }: PaymentResultProps) {
  const { title, text } = words[outcome.is];
  const paid = outcome.is === 'paid';
  return (
    <section className={classes['result']} aria-live="polite" aria-busy={outcome.is === 'waiting'}>
      <div className={classes['seal']} data-outcome={outcome.is} aria-hidden>
        {paid ? (
          <IconCheck size={44} stroke={1.5} />
        ) : outcome.is === 'waiting' ? (
          <Loader />
        ) : (
          <IconX size={44} stroke={1.5} />
        )}
      </div>
      <Title order={1}>{title}</Title>
      <p>{outcome.is === 'failed' && outcome.reason ? outcome.reason : text}</p>
      <dl className={classes['facts']}>
        {product && (
          <>
            <dt>商品</dt>
            <dd>{product}</dd>
          </>
        )}
        {order && (
          <>
            <dt>订单号</dt>
            <dd>{order.number}</dd>
          </>
        )}
      </dl>
      <Group justify="center">
        {order && !paid && (
          <Button component={Link} to={`/orders/${order.id}`}>
            {outcome.is === 'waiting' || outcome.is === 'failed' ? '继续支付' : '查看订单'}
          </Button>
        )}
        <Button component={Link} to="/orders" variant={paid ? 'filled' : 'default'}>
          查看我的订单
        </Button>
        <Button component={Link} to="/library" variant="default">
          继续逛商城
        </Button>
      </Group>
    </section>
  );
}
