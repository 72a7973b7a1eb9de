/** The browse tab: how many there are, how they are shown, and the products. */
import { Button, VisuallyHidden } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { notices } from '@platform/web/notices';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isNarrowed, type ShopAddress, widen } from '../address.rules.ts';
import { useProducts } from '../queries.ts';
import type { Change, PathOf } from '../useAddress.ts';
import classes from './BrowsePanel.module.css';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Specification, section 8. */
const failed = '加載產品列表失敗';

export function BrowsePanel({
  shown,
  change,
  pathOf,
}: {
  shown: ShopAddress;
  change: Change;
  pathOf: PathOf;
}) {
  const { data, error, refetch, isFetching, isPlaceholderData, failureCount } = useProducts(shown);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error && failureCount > 0) notices.error(failed);
  }, [error, failureCount]);

  const list = () => {
    if (error) return <ErrorState error={error} title={failed} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ProductGridSkeleton shown={shown} />;
    if (data.products.length > 0) {
      return <ProductGrid products={data.products} mode={shown.mode} stale={isPlaceholderData} />;
    }
    const lost = shown.page > 1;
    return (
      <EmptyState
        title={lost ? '这一页没有商品了' : '没有找到相符的商品'}
        action={
          <Button component={Link} to={lost ? pathOf({ page: 1 }) : pathOf(widen(shown))} preventScrollReset>
            {lost ? '回到第一页' : '清除条件，浏览全部'}
          </Button>
        }
      >
        {isNarrowed(shown) ? '换个词，或放宽价格、地区与评分，也许就遇见了。' : null}
      </EmptyState>
    );
  };

  const pages = data?.pagination.last_page ?? 1;
  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">商品</VisuallyHidden>
      <Toolbar shown={shown} change={change} pagination={error ? undefined : data?.pagination} />
      {list()}
      {!error && pages > 1 && (
        <PageLinks
          pages={pages}
          page={shown.page}
          pathOf={(page) => pathOf({ page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
    </div>
  );
}
