/** The browse tab: total, display mode, products. */
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { notices } from '@platform/web/notices';
import { useEffect } from 'react';
import type { ProductListView } from '../list.ts';
import { useProducts } from '../queries.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';

/** Specification, section 8. */
const failed = '加載產品列表失敗';

export function BrowsePanel({ view }: { view: ProductListView }) {
  const { mode, page, limit } = view.state;
  const answer = useProducts(view.state);
  const { error, failureCount } = answer;
  useEffect(() => {
    if (error && failureCount > 0) notices.error(failed);
  }, [error, failureCount]);
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ products }) => products}
      choices={<FieldSelect view={view} field="sort" />}
      layoutSwitch={<ModeSwitch mode={mode} onChange={(next) => view.change({ mode: next, page })} />}
      chips
      errorTitle={failed}
      skeleton={<ProductGridSkeleton mode={mode} limit={limit} />}
      filteredHint="换个词，或放宽价格、地区与评分，也许就遇见了。"
    >
      {(products) => <ProductGrid products={products} mode={mode} />}
    </ListPanel>
  );
}
