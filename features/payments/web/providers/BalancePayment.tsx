/** Paying all of it from the balance: one button, and the outcome at once. */
import { Anchor, Button, Text } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { invalidate } from '@platform/web/api/invalidate';
import { formatYuan } from '@platform/web/format/amount';
import { useQueryClient } from '@tanstack/react-query';
import { getBalanceToPay, payFromBalance } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { isBusy } from '../phase.rules.ts';
import { useBalanceToPay } from '../queries.ts';
import type { ProviderProps } from './provider.ts';

export function BalancePayment({ flow, payer, amount, due }: ProviderProps) {
  const client = useQueryClient();
  const available = useBalanceToPay();

  async function pay() {
    if (!payer.check()) return;
    const payment = await flow.begin(
      'balance',
      (orderId) => call(payFromBalance, { body: { orderId } }),
      paymentMessages.failed,
    );
    invalidate(client, [getBalanceToPay]);
    if (payment) await flow.confirm(payment.order, paymentMessages.failed, async () => payment.answer);
  }

  return (
    <>
      <Text ta="center">可用余额 {formatYuan(available)}</Text>
      {available < due && (
        <Text ta="center" c="dimmed" size="sm">
          {available > 0 ? '余额不够支付全部金额，可以先到' : '钱包里还没有余额，请先到'}
          {/* In a new tab, because the order may not be placed yet. */}
          <Anchor href="/wallet?tab=money" target="_blank" underline="always" inherit>
            我的钱包
          </Anchor>
          {available > 0 ? '充值，或选择其他方式并用余额抵扣一部分。' : '充值，或选择其他方式。'}
        </Text>
      )}
      <Button
        fullWidth
        size="lg"
        loading={isBusy(flow.phase)}
        disabled={available < due}
        onClick={() => void pay()}
      >
        余额支付 {amount}
      </Button>
    </>
  );
}
