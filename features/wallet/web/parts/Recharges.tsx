/** The tab of recharges. */
import { Anchor, Button } from '@mantine/core';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import type { ListState } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { Link } from 'react-router';
import type { Asset } from '../../contract/ledger.ts';
import { type Recharge, rechargeLifecycle } from '../../contract/recharge.ts';
import { showCredit } from '../amount.rules.ts';
import { type rechargeList, rechargePath } from '../list.ts';
import { useRecharges } from '../queries.ts';

interface RechargesProps {
  view: ListView<ListState<typeof rechargeList>>;
  /** Opens the dialog, with an amount preselected. */
  onRecharge: (asset: Asset, amount?: number) => void;
}

const columnsOf = (onRecharge: RechargesProps['onRecharge']): Column<Recharge>[] => [
  {
    key: 'amount',
    label: '充值',
    place: 'head',
    cell: ({ id, number, asset, amount, bonus }) => (
      <>
        <Anchor component={Link} to={rechargePath(id)} c="var(--mantine-color-text)" fw={600}>
          {showCredit({ asset, amount })}
          {bonus > 0 && ` · 赠 ${formatCount(bonus)}`}
        </Anchor>
        <small>{number}</small>
      </>
    ),
  },
  {
    key: 'time',
    label: '时间',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { key: 'price', label: '金额', cell: ({ price }) => <b>{formatYuan(price)}</b> },
  {
    key: 'action',
    label: '操作',
    place: 'figure',
    cell: ({ id, asset, amount, status }) =>
      status === 'pending' ? (
        <Button component={Link} to={rechargePath(id)} size="compact-md">
          继续支付
        </Button>
      ) : (
        status === 'failed' && (
          <Button variant="default" size="compact-md" onClick={() => onRecharge(asset, amount)}>
            再次充值
          </Button>
        )
      ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={rechargeLifecycle} status={status} size="lg" />,
  },
];

export function Recharges({ view, onRecharge }: RechargesProps) {
  return (
    <ListPanel
      view={view}
      answer={useRecharges(view.state)}
      items={({ recharges }) => recharges}
      choices={<FieldSelect view={view} field="status" none="全部状态" />}
      empty={{ action: <Button onClick={() => onRecharge('BEAN')}>充值</Button> }}
    >
      {(recharges) => (
        <ResourceTable
          label="充值记录"
          columns={columnsOf(onRecharge)}
          rows={recharges}
          rowKey={({ id }) => id}
        />
      )}
    </ListPanel>
  );
}
