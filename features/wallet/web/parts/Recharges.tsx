/** The tab of recharges: a page of them, by state. */
import { Button } from '@mantine/core';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import { type RechargeStatus, rechargeStatuses, rechargeStatusLabels } from '../../contract/recharge.ts';
import { type Address, pathOf } from '../address.rules.ts';
import { useRecharges } from '../queries.ts';
import { useChange } from '../useChange.ts';
import { RechargeRow } from './RechargeRow.tsx';
import classes from './Recharges.module.css';

const everyStatus: { value: RechargeStatus | ''; label: string }[] = [
  { value: '', label: '全部状态' },
  ...rechargeStatuses.map((value) => ({ value, label: rechargeStatusLabels[value] })),
];

interface RechargesProps {
  shown: Address;
  /** Opens the dialog, with an amount chosen or without. */
  onRecharge: (amount?: number) => void;
}

export function Recharges({ shown, onRecharge }: RechargesProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useRecharges(shown);
  const change = useChange(shown);
  const top = useRef<HTMLDivElement>(null);
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton count={3} />;
    const { current_page, per_page, total } = data.pagination;
    if (data.recharges.length === 0) {
      return (
        <EmptyState
          title={shown.status ? `没有${rechargeStatusLabels[shown.status]}的充值` : '还没有充值'}
          action={<Button onClick={() => onRecharge()}>充值</Button>}
        />
      );
    }
    const pages = Math.ceil(total / per_page);
    return (
      <>
        <ul className={classes['list']} aria-busy={isPlaceholderData} aria-label="充值记录">
          {data.recharges.map((recharge) => (
            <RechargeRow key={recharge.id} recharge={recharge} onAgain={onRecharge} />
          ))}
        </ul>
        {pages > 1 && (
          <PageLinks
            pages={pages}
            page={current_page}
            pathOf={(page) => pathOf(shown, { page })}
            onPageChange={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </>
    );
  };
  return (
    <div ref={top}>
      <search className={classes['tools']} aria-label="筛选充值">
        <NativeSelect
          label="状态"
          options={everyStatus}
          value={shown.status ?? ''}
          onChange={(status) => change({ status: status || undefined })}
        />
      </search>
      {list()}
    </div>
  );
}
