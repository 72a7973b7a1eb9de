/** A page of a list: total, choices, items or a state without items, and links to other pages. */

import { Button, VisuallyHidden } from '@mantine/core';
import type { LongPagination } from '@platform/contract/search';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { NativeSelect } from '../form/NativeSelect.tsx';
import { formatCount } from '../format/amount.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import { lazyPart } from '../states/lazyPart.tsx';
import { type Answer, StaleNotice, visibleData } from '../states/StaleNotice.tsx';
import classes from './ListPanel.module.css';
import { PageLinks } from './PageLinks.tsx';
import type { ListView } from './useList.ts';

// Not needed for a list without filters.
const FilterChips = lazyPart(() => import('./FilterChips.tsx'));

/** `relation` and `last_page` exist only if totals may be estimates. */
interface Paged {
  pagination: Pick<LongPagination, 'total'> & Partial<LongPagination>;
}

interface ListPanelProps<Data extends Paged, Item> {
  view: ListView;
  /** Use `placeholderData: keepPreviousData`; the previous page is dimmed until the next is loaded. */
  answer: Answer<Data> & { isPlaceholderData: boolean };
  items: (data: Data) => readonly Item[];
  /** Renders the items, at least one. */
  children: (items: readonly Item[]) => ReactNode;
  heading?: string;
  skeleton?: ReactNode;
  /** Selects and links before the page size. */
  choices?: ReactNode;
  /** After the page size: cards or rows. */
  layoutSwitch?: ReactNode;
  /** Shows a chip for each active filter. */
  chips?: boolean;
  /** Replaces the message of a list that could not be loaded. */
  errorTitle?: string;
  /** The state of an empty list without filters. */
  empty?: { title?: string; text?: string; action?: ReactNode };
  /** A hint when nothing matches the filters. */
  filteredHint?: string;
}

export function ListPanel<Data extends Paged, Item>(props: ListPanelProps<Data, Item>) {
  const { view, answer, items, children, skeleton, choices, layoutSwitch, chips = false, errorTitle } = props;
  const { list, state, change, pathOf } = view;
  const { error, refetch, isFetching, isPlaceholderData } = answer;
  const { name, counter } = list.noun;
  const top = useRef<HTMLDivElement>(null);
  const data = visibleData(answer);
  const { total = 0, relation = 'exact', last_page } = data?.pagination ?? {};
  const pages = last_page ?? Math.max(1, Math.ceil(total / state.limit));
  const totalText = `${relation === 'exact' ? '共' : '约'} ${formatCount(total)} ${counter}`;
  const failure = (title: string | undefined) => (
    <ErrorState error={error} {...(title ? { title } : {})} onRetry={refetch} retrying={isFetching} />
  );

  const body = () => {
    if (!data) return error ? failure(errorTitle) : (skeleton ?? <ListSkeleton count={state.limit} />);
    const rows = items(data);
    if (rows.length === 0) return <EmptyList {...props} />;
    return (
      <div
        className={classes['items']}
        aria-busy={isPlaceholderData}
        data-stale={isPlaceholderData || undefined}
      >
        {children(rows)}
      </div>
    );
  };
  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">{props.heading ?? `${name}列表`}</VisuallyHidden>
      <div className={classes['bar']}>
        <p className={classes['total']} aria-live="polite">
          {data ? totalText : '\u2002'}
        </p>
        {chips && view.hasFilters && (
          <Suspense>
            <FilterChips view={view} />
          </Suspense>
        )}
        <div className={classes['choices']}>
          {choices}
          {list.pageSizes.length > 1 && (
            <NativeSelect
              label="每页数量"
              options={list.pageSizes.map((size) => ({ value: size, label: `每页 ${size} ${counter}` }))}
              value={state.limit}
              onChange={(limit) => change({ limit })}
            />
          )}
          {layoutSwitch}
        </div>
      </div>
      {data && <StaleNotice answer={answer} />}
      {body()}
      {pages > 1 && state.page <= pages && (
        <PageLinks
          pages={pages}
          page={state.page}
          pathOf={(page) => pathOf({ page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
    </div>
  );
}

/** An empty page: after the last page, without matches, or an empty list. */
function EmptyList<Data extends Paged, Item>({ view, empty, filteredHint }: ListPanelProps<Data, Item>) {
  const { list, state, hasFilters, pathOf } = view;
  const { name } = list.noun;
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} preventScrollReset>
      {label}
    </Button>
  );
  if (state.page > 1) {
    return <EmptyState title={`这一页没有${name}了`} action={link(pathOf({ page: 1 }), '回到第一页')} />;
  }
  if (hasFilters) {
    const clear = link(pathOf(list.clearFilters()), '清除条件，浏览全部');
    return (
      <EmptyState title={`没有找到相符的${name}`} action={clear}>
        {filteredHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty?.title ?? `还没有${name}`} action={empty?.action}>
      {empty?.text}
    </EmptyState>
  );
}
