/** The shop's list: search, categories, filters, products; all of its state stands in the address. */

import { TabList } from '@platform/web/list/TabList.tsx';
import { lazy, Suspense } from 'react';
import { advancedCount } from './address.rules.ts';
import { BrowsePanel } from './parts/BrowsePanel.tsx';
import { CategoryNav } from './parts/CategoryNav.tsx';
import { SearchBar } from './parts/SearchBar.tsx';
import { useAdvanced } from './parts/useAdvanced.ts';
import { useCategories } from './queries.ts';
import classes from './ShopList.module.css';
import { useAddress } from './useAddress.ts';

const AdvancedPanel = lazy(() => import('./parts/AdvancedPanel.tsx'));
const CategoryTiles = lazy(() => import('./parts/CategoryTiles.tsx'));

const tabNames = [
  { value: 'browse', label: '浏览' },
  { value: 'categories', label: '门类' },
] as const;

export default function ShopList({ search }: { search: string }) {
  const { shown, change, pathOf } = useAddress(search);
  const categories = useCategories();
  const advanced = useAdvanced();
  return (
    <>
      <header className={classes['head']}>
        <h1>商城</h1>
        <p>一器一物 · 皆有来处</p>
      </header>
      <SearchBar
        words={shown.search ?? ''}
        type={shown.searchType}
        onSearch={(words, searchType) => change({ search: words, searchType, tab: 'browse' })}
        advanced={{ ...advanced, count: advancedCount(shown) }}
      />
      {advanced.wanted && (
        <Suspense>
          <AdvancedPanel shown={shown} change={change} opened={advanced.opened} onClose={advanced.close} />
        </Suspense>
      )}
      <CategoryNav categories={categories} chosen={shown.category} pathOf={pathOf} />
      <div className={classes['tabs']}>
        <div className={classes['tabList']}>
          <TabList
            label="浏览方式"
            tabs={tabNames}
            shown={shown.tab}
            panel="tab-panel"
            onShow={(tab) => change({ tab, page: shown.page })}
          />
        </div>
        <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${shown.tab}`}>
          {shown.tab === 'browse' ? (
            <BrowsePanel shown={shown} change={change} pathOf={pathOf} />
          ) : (
            <Suspense>
              <CategoryTiles categories={categories} pathOf={pathOf} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
