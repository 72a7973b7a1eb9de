/** The list of news: search, views, categories, items; all of its state stands in the address. */
import { Button } from '@mantine/core';
import { TabList } from '@platform/web/list/TabList.tsx';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { newsTabNames, newsTabs } from '../contract/category.ts';
import classes from './NewsList.module.css';
import { NewsPanel } from './parts/NewsPanel.tsx';
import { SearchField } from './parts/SearchField.tsx';
import { ViewSwitch } from './parts/ViewSwitch.tsx';
import { useAddress } from './useAddress.ts';
import { publishParameter, usePublishWanted } from './writing/usePublishWanted.ts';
import { useWriting } from './writing/useWriting.ts';

// For those who write; readers do without them.
const DeskPanel = lazy(() => import('./parts/DeskPanel.tsx'));
const MinePanel = lazy(() => import('./parts/MinePanel.tsx'));

const tabs = newsTabs.map((value) => ({ value, label: newsTabNames[value] }));

export default function NewsList({ search }: { search: string }) {
  const { shown, change, pathOf } = useAddress(search);
  const navigate = useNavigate();
  const begin = useWriting(({ begin: start }) => start);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  usePublishWanted(search);
  const publish = () => {
    if (isLoggedIn) return begin('new');
    const back = new URL(pathOf({ page: shown.page }), window.location.origin);
    back.searchParams.set(publishParameter, '1');
    void navigate(loginPath(`${back.pathname}${back.search}`));
  };
  const panel = { shown, change, pathOf };
  return (
    <>
      <header className={classes['head']}>
        <h1>新闻</h1>
        <p>一线相连 · 各城来信</p>
      </header>
      <div className={classes['bar']}>
        <ViewSwitch view={shown.view} pathOf={pathOf} />
        {shown.view !== 'mine' && (
          <SearchField
            words={shown.search ?? ''}
            onSearch={(words) => change({ search: words || undefined }, true)}
          />
        )}
        <Button
          className={classes['publish'] ?? ''}
          size="md"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={publish}
        >
          发布新闻
        </Button>
      </div>
      {shown.view === 'mine' ? (
        <Suspense fallback={<ListSkeleton />}>
          <MinePanel {...panel} />
        </Suspense>
      ) : (
        <div className={classes['tabs']}>
          <div className={classes['tabList']}>
            <TabList
              label="新闻分类"
              tabs={tabs}
              shown={shown.category}
              panel="news-panel"
              onShow={(category) => change({ category })}
            />
          </div>
          <div role="tabpanel" id="news-panel" aria-labelledby={`tab-${shown.category}`}>
            {shown.view === 'desk' ? (
              <Suspense fallback={<ListSkeleton />}>
                <DeskPanel {...panel} />
              </Suspense>
            ) : (
              <NewsPanel {...panel} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
