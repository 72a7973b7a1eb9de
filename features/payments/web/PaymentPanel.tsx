/** The choice of a payment method and the payment itself, for every page that takes payments. */
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { IconLock } from '@tabler/icons-react';
import type { CheckoutConfig } from '../contract/payment.ts';
import type { PaymentMethod } from '../contract/provider.ts';
import { BalancePart, useBalancePart } from './BalancePart.tsx';
import { restOf } from './balance.rules.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { paymentMessages } from './messages.ts';
import { ProviderPart } from './ProviderPart.tsx';
import type { Payer } from './payer.ts';
import { isBusy } from './phase.rules.ts';
import { usePaymentConfig } from './queries.ts';
import { usePaymentFlow } from './usePaymentFlow.ts';

interface PaymentPanelProps {
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  payer: Payer;
  /** The amount due in yuan; null until the buyer has chosen. */
  due: number | null;
  /** The methods that this buyer's page offers, of those that are on; all of them by default. */
  methods?: readonly PaymentMethod[];
}

const phaseLabels: Partial<Record<string, string>> = {
  preparing: '正在提交订单…',
  starting: '正在连接支付平台…',
  waiting: '等待您完成支付…',
  confirming: '正在确认支付结果…',
};

function Panel({
  config,
  method,
  onMethod,
  payer,
  due: amountDue,
  methods = config.methods,
}: PaymentPanelProps & { config: CheckoutConfig }) {
  const flow = usePaymentFlow(payer);
  const { phase } = flow;
  const due = amountDue ?? 0;
  const offered = methods.filter((one) => config.methods.includes(one));
  const available = offered.includes(method);
  const { part, ...partChoice } = useBalancePart(due, offered.includes('balance') && method !== 'balance');
  return (
    <Stack gap="md">
      <MethodChoice methods={offered} value={method} onChange={onMethod} disabled={isBusy(phase)} />
      {phase.is === 'idle' && phase.message && (
        <Alert color={phase.message === paymentMessages.cancelled ? 'gold' : 'red'}>{phase.message}</Alert>
      )}
      {available ? (
        <>
          <BalancePart {...partChoice} part={part} due={due} disabled={isBusy(phase)} />
          <ProviderPart
            method={method}
            config={config}
            flow={flow}
            payer={payer}
            due={due}
            amount={amountDue === null ? '' : formatYuan(restOf(due, part))}
            balance={part}
          />
        </>
      ) : (
        <Alert color="red">{paymentMessages.notConfigured}</Alert>
      )}
      <Text role="status" size="sm" c="dimmed" ta="center" mih="1.5rem">
        {phaseLabels[phase.is]}
      </Text>
    </Stack>
  );
}

export function PaymentPanel(props: PaymentPanelProps) {
  const query = usePaymentConfig();
  return (
    <Stack component="section" aria-label="付款">
      <QueryState query={query} failed={paymentMessages.scriptNotLoaded} loading={<Skeleton height={220} />}>
        {(config) => <Panel config={config} {...props} />}
      </QueryState>
      <Text ta="center" c="dimmed" size="sm">
        <IconLock size={16} stroke={1.5} aria-hidden style={{ verticalAlign: '-0.15em' }} />{' '}
        支付信息全程加密传输，本站不会保存您的银行卡资料。
        {query.data?.simulated && <strong>演示环境，不会产生真实扣款。</strong>}
      </Text>
    </Stack>
  );
}
