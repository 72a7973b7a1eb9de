/** The shop's list: search, categories, filters, products; its state is in the address. */

import { UnstyledButton } from '@mantine/core';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense } from 'react';
import { advancedCount, productList } from './list.ts';
import { BrowsePanel } from './parts/BrowsePanel.tsx';
import { CategoryNav } from './parts/CategoryNav.tsx';
import { useAdvanced } from './parts/useAdvanced.ts';
import { useCategories } from './queries.ts';
import classes from './ShopList.module.css';

const AdvancedPanel = lazyPart(() => import('./parts/AdvancedPanel.tsx'));
const CategoryTiles = lazyPart(() => import('./parts/CategoryTiles.tsx'));

export default function ShopList({ search }: { search: string }) {
  const view = useList(productList, search);
  const { state, pathOf } = view;
  const categories = useCategories();
  const advanced = useAdvanced();
  const count = advancedCount(state);
  return (
    <>
      <ListHead title="商城" motto="一器一物 · 皆有来处" />
      <div className={classes['bar']}>
        <SearchField view={view} changes={{ tab: 'browse' }} />
        <UnstyledButton
          ref={advanced.button}
          className={classes['advanced'] ?? ''}
          aria-expanded={advanced.opened}
          aria-controls="advanced"
          onClick={advanced.toggle}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
          高级搜索
          {count > 0 && <span className={classes['count']}>{count} 项</span>}
        </UnstyledButton>
      </div>
      {advanced.isLoaded && (
        <Suspense>
          <AdvancedPanel view={view} opened={advanced.opened} onClose={advanced.close} />
        </Suspense>
      )}
      <CategoryNav categories={categories} chosen={state.category} pathOf={pathOf} />
      <ListTabs view={view} field="tab" changes={{ page: state.page }}>
        {state.tab === 'browse' ? (
          <BrowsePanel view={view} />
        ) : (
          <Suspense>
            <CategoryTiles categories={categories} pathOf={pathOf} />
          </Suspense>
        )}
      </ListTabs>
    </>
  );
}
