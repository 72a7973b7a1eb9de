/** The tab of applications: filters, a page of them, and one of them over it. */
import { Button } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import type { ReviewStatistics } from '../contract/overview.ts';
import { type Address, defaults, hasFilters, pathOf } from './address.rules.ts';
import { ApplicationTable } from './parts/ApplicationTable.tsx';
import { Filters } from './parts/Filters.tsx';
import { Ranking } from './parts/Ranking.tsx';
import { useApplications } from './queries.ts';
import { useChange } from './useAddress.ts';

const ReviewPage = lazy(() => import('./application/ReviewPage.tsx'));

interface ApplicationsPanelProps {
  shown: Address;
  isAdmin: boolean;
  statistics: ReviewStatistics | undefined;
}

function Nothing({ shown }: { shown: Address }) {
  const lost = shown.page > 1;
  const narrowed = hasFilters(shown);
  return (
    <EmptyState
      title={lost ? '这一页没有申请了' : narrowed ? '没有找到相符的申请' : '还没有提交的申请'}
      action={
        (lost || narrowed) && (
          <Button
            component={Link}
            to={lost ? pathOf(shown, { page: 1 }) : pathOf(defaults, {})}
            preventScrollReset
          >
            {lost ? '回到第一页' : '清除条件'}
          </Button>
        )
      }
    >
      {narrowed || lost ? null : '有人提交申请后会出现在这里。'}
    </EmptyState>
  );
}

export function ApplicationsPanel({ shown, isAdmin, statistics }: ApplicationsPanelProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useApplications(shown);
  const change = useChange(shown);
  const top = useRef<HTMLElement>(null);
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton count={5} />;
    if (data.applications.length === 0) return <Nothing shown={shown} />;
    const { current_page, per_page, total } = data.pagination;
    const pages = Math.ceil(total / per_page);
    return (
      <>
        <ApplicationTable {...data} shown={shown} busy={isPlaceholderData} />
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
    <section aria-label="申请管理" ref={top}>
      <Filters
        shown={shown}
        statistics={statistics}
        blind={data?.blind ?? !isAdmin}
        total={data?.pagination.total}
      />
      {list()}
      {shown.scholarshipId !== undefined && (
        <Ranking key={shown.scholarshipId} scholarshipId={shown.scholarshipId} shown={shown} />
      )}
      {shown.application !== undefined && (
        <Suspense>
          <ReviewPage
            key={shown.application}
            id={shown.application}
            shown={shown}
            isAdmin={isAdmin}
            onClose={() => change({ application: undefined })}
          />
        </Suspense>
      )}
    </section>
  );
}
