/** Unpaid recharges, with the time left and the link to pay. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { usePaymentStatus } from '@features/payments/web/queries.ts';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { formatShortYuan } from '@platform/web/format/amount';
import { notices } from '@platform/web/notices';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { type Recharge, rechargedAmount, rechargeSuccess } from '../../contract/recharge.ts';
import { showCredit } from '../amount.rules.ts';
import { rechargePath } from '../list.ts';
import { useRecharges, useWalletRefresh } from '../queries.ts';

/** The others are in the list of recharges. */
const maxItems = 3;

/** Milliseconds between two polls of a recharge that is not being paid on this page. */
const slowPollInterval = 15_000;

function Pending({ recharge }: { recharge: Recharge }) {
  const refresh = useWalletRefresh();
  const { data } = usePaymentStatus(recharge.id, slowPollInterval);
  const outcome = data ? outcomeOf(data).is : 'waiting';
  useEffect(() => {
    if (outcome === 'waiting' || outcome === 'failed') return;
    // It may have been paid in another window.
    if (outcome === 'paid') notices.success(rechargeSuccess(recharge));
    refresh();
  }, [outcome, recharge, refresh]);
  return (
    <Paper component="li" withBorder px="md" py="xs">
      <Group justify="space-between" wrap="nowrap">
        <span>
          <b>{showCredit({ ...recharge, amount: rechargedAmount(recharge) })}</b> 等待付款{' '}
          {formatShortYuan(recharge.price)}
          <Text c="dimmed" size="sm">
            请在 <Countdown until={recharge.expiresAt} onUp={refresh} /> 内支付
          </Text>
        </span>
        <Button component={Link} to={rechargePath(recharge.id)} size="compact-md" flex="none">
          继续支付
        </Button>
      </Group>
    </Paper>
  );
}

export function PendingRecharges() {
  const { data } = useRecharges({ page: 1, status: 'pending' });
  if (!data?.recharges.length) return null;
  return (
    <Stack
      component="ul"
      aria-label="等待付款的充值"
      gap="xs"
      m={0}
      mb="xl"
      p={0}
      style={{ listStyle: 'none' }}
    >
      {data.recharges.slice(0, maxItems).map((recharge) => (
        <Pending key={recharge.id} recharge={recharge} />
      ))}
    </Stack>
  );
}
