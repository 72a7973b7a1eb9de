/** The list of news: search, views, categories, items; its state is in the address. */

import { Button } from '@mantine/core';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { newsList } from './list.ts';
import classes from './NewsList.module.css';
import { NewsPanel } from './parts/NewsPanel.tsx';
import { ViewSwitch } from './parts/ViewSwitch.tsx';
import { publishParameter, usePublishParameter } from './writing/usePublishParameter.ts';
import { useWriting } from './writing/useWriting.ts';

// Loaded only for authors and editors.
const ModerationPanel = lazyPart(() => import('./parts/ModerationPanel.tsx'));
const MinePanel = lazyPart(() => import('./parts/MinePanel.tsx'));

export default function NewsList({ search }: { search: string }) {
  const view = useList(newsList, search);
  const { state, pathOf } = view;
  const navigate = useNavigate();
  const begin = useWriting(({ begin: start }) => start);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  usePublishParameter(search);
  const publish = () => {
    if (isLoggedIn) return begin('new');
    const back = new URL(pathOf({ page: state.page }), window.location.origin);
    back.searchParams.set(publishParameter, '1');
    void navigate(loginPath(`${back.pathname}${back.search}`));
  };
  return (
    <>
      <ListHead title="新闻" motto="一线相连 · 各城来信" />
      <div className={classes['bar']}>
        <ViewSwitch view={view} />
        {state.view !== 'mine' && <SearchField view={view} />}
        <Button
          className={classes['publish'] ?? ''}
          size="md"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={publish}
        >
          发布新闻
        </Button>
      </div>
      <Suspense fallback={<ListSkeleton />}>
        {state.view === 'mine' ? (
          <MinePanel view={view} />
        ) : (
          <ListTabs view={view} field="category">
            {state.view === 'moderation' ? <ModerationPanel view={view} /> : <NewsPanel view={view} />}
          </ListTabs>
        )}
      </Suspense>
    </>
  );
}
