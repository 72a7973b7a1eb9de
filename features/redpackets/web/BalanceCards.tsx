/** The balance on the axis, with the numbers of packets sent and grabbed on either side. */
import { Bean } from '@features/wallet/web/Bean.tsx';
import { useWallet } from '@features/wallet/web/queries.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { HistoryType } from '../contract/lifecycle.ts';
import classes from './BalanceCards.module.css';
import { historyList } from './list.ts';
import { useHistoryCount } from './queries.ts';

function Count({ type, label }: { type: HistoryType; label: string }) {
  const count = useHistoryCount(type);
  return (
    <Link to={historyList.pathTo({ tab: 'history', type })} preventScrollReset className={classes['side']}>
      <Text component="b" fz="1.625rem">
        {count === undefined ? '—' : formatCount(count)}
      </Text>
      <small>{label}</small>
    </Link>
  );
}

export function BalanceCards({ onRecharge }: { onRecharge: () => void }) {
  const { data, error, refetch, isFetching } = useWallet();
  const balance = () => {
    if (data) return <b>{formatCount(data.beans.available)}</b>;
    if (!error) return <Skeleton width="7rem" height="2.6rem" aria-label="正在加载余额" />;
    return (
      <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
        重新读取余额
      </Button>
    );
  };
  return (
    <section className={classes['cards']} aria-label="余额">
      <Count type="sent" label="已发红包" />
      <Stack align="center" gap={2} px={8} pt={16} pb={20} className={classes['balance']}>
        <Bean size={52} />
        {balance()}
        <small>可用浣熊豆</small>
        <Button mt="xs" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={onRecharge}>
          充值
        </Button>
      </Stack>
      <Count type="received" label="已抢红包" />
    </section>
  );
}
