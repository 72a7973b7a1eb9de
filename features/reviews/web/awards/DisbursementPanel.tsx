/** The tab of disbursements: the money of awards on its way. */
import { awardCategories, awardCategoryNames } from '@features/scholarships/contract/category';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import { disbursementStatuses, disbursementStatusLabels } from '../../contract/lifecycle.ts';
import { type Address, pathOf } from '../address.rules.ts';
import { Choices } from '../parts/Choices.tsx';
import filters from '../parts/Filters.module.css';
import { useDisbursements } from '../queries.ts';
import { useChange } from '../useAddress.ts';
import { DisbursementTable } from './DisbursementTable.tsx';

const everyAward = [
  { value: '', label: '全部奖项' },
  ...awardCategories.map((value) => ({ value, label: awardCategoryNames[value] })),
];

export default function DisbursementPanel({ shown }: { shown: Address }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useDisbursements(shown);
  const change = useChange(shown);
  const top = useRef<HTMLElement>(null);
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton count={4} />;
    const { disbursements, pagination } = data;
    if (disbursements.length === 0)
      return (
        <EmptyState title={shown.paid || shown.award ? '没有相符的发放记录' : '还没有要发放的奖金'}>
          申请通过后，奖金会列在这里等待发放。
        </EmptyState>
      );
    const pages = Math.ceil(pagination.total / pagination.per_page);
    return (
      <>
        <DisbursementTable disbursements={disbursements} busy={isPlaceholderData} />
        {pages > 1 && (
          <PageLinks
            pages={pages}
            page={pagination.current_page}
            pathOf={(page) => pathOf(shown, { page })}
            onPageChange={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </>
    );
  };
  return (
    <section aria-label="奖金发放" ref={top}>
      <div className={filters['bar']}>
        <Choices
          label="发放状态"
          choices={[undefined, ...disbursementStatuses].map((paid) => ({
            label: paid ? disbursementStatusLabels[paid] : '全部',
            to: pathOf(shown, { paid }),
            chosen: paid === shown.paid,
          }))}
        />
        <div className={filters['count']}>
          <p aria-live="polite">{data ? `共 ${data.pagination.total} 笔` : '\u2002'}</p>
          <NativeSelect
            label="奖项"
            options={everyAward}
            value={shown.award ?? ''}
            onChange={(value) => change({ award: awardCategories.find((award) => award === value) })}
          />
        </div>
      </div>
      {list()}
    </section>
  );
}
