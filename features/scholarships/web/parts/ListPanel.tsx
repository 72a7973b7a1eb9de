/** The list of scholarships with its filters: search, category, order. */
import { Button } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { type Address, defaults, hasFilters, pathOf } from '../address.rules.ts';
import { failed } from '../messages.ts';
import { useScholarships } from '../queries.ts';
import { Filters } from './Filters.tsx';
import classes from './ListPanel.module.css';
import { ScholarshipCard } from './ScholarshipCard.tsx';

const ScholarshipDialog = lazy(() => import('./ScholarshipDialog.tsx'));

export function ListPanel({ shown }: { shown: Address }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useScholarships(shown);
  const top = useRef<HTMLElement>(null);
  const pages = error || !data ? 0 : Math.ceil(data.pagination.total / data.pagination.per_page);

  const list = () => {
    if (error)
      return <ErrorState error={error} title={failed.list} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton shape="cards" count={6} />;
    if (data.scholarships.length > 0) {
      return (
        <ul className={classes['cards']} aria-busy={isPlaceholderData}>
          {data.scholarships.map((scholarship) => (
            <li key={scholarship.id}>
              <ScholarshipCard scholarship={scholarship} shown={shown} />
            </li>
          ))}
        </ul>
      );
    }
    const lost = shown.page > 1;
    return (
      <EmptyState
        title={lost ? '这一页没有奖学金了' : '没有找到相符的奖学金'}
        action={
          <Button
            component={Link}
            to={lost ? pathOf(shown, { page: 1 }) : pathOf(defaults, {})}
            preventScrollReset
          >
            {lost ? '回到第一页' : '清除条件，浏览全部'}
          </Button>
        }
      >
        {hasFilters(shown) ? '换个词，或看看别的类别。' : null}
      </EmptyState>
    );
  };

  return (
    <section ref={top} aria-label="奖学金列表">
      <Filters shown={shown} total={error ? undefined : data?.pagination.total} />
      {list()}
      {pages > 1 && (
        <PageLinks
          pages={pages}
          page={shown.page}
          pathOf={(page) => pathOf(shown, { page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
      {shown.scholarship !== undefined && (
        <ClientOnly>
          <Suspense>
            <ScholarshipDialog id={shown.scholarship} shown={shown} />
          </Suspense>
        </ClientOnly>
      )}
    </section>
  );
}
