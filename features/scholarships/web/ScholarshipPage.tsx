/** /scholarship: the awards on the axis, and three tabs: list, form, the member's applications. */
import { Box } from '@mantine/core';
import { preload } from '@platform/web/api/preload';
import { page } from '@platform/web/page/page';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { readAddress, scholarshipList } from './address.rules.ts';
import { PageHeader } from './parts/PageHeader.tsx';
import { ScholarshipsPanel } from './parts/ScholarshipsPanel.tsx';
import { TabNav } from './parts/TabNav.tsx';
import { scholarshipsQuery } from './queries.ts';

const loading = preload(({ url }) => {
  const { tab } = readAddress(url.search);
  return tab === 'list' ? { list: scholarshipsQuery(scholarshipList.read(url.search)) } : {};
});
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page({
  title: '青年奖学金',
  description:
    '为未满二十五岁的年轻人而设：金奖一名，优秀奖三名，提名至多十名。在线申请，进度可查，回执可验。',
  query: ['tab', 'page', 'category', 'search', 'sort'],
});

// Loaded for applicants only.
const ApplyPanel = lazy(() => import('./ApplyPanel.tsx'));
const MinePanel = lazy(() => import('./MinePanel.tsx'));

export default function ScholarshipPage() {
  const { search } = useLocation();
  const address = readAddress(search);
  return (
    <Box maw="72rem" mx="auto" px={{ base: 'md', xs: 'lg' }} pb="4rem">
      <PageHeader withAwards={address.tab === 'list'} />
      <TabNav activeTab={address.tab} />
      {address.tab === 'list' ? (
        <ScholarshipsPanel address={address} />
      ) : (
        <Suspense fallback={<ListSkeleton />}>
          {address.tab === 'apply' ? (
            <ApplyPanel chosen={address.scholarship} />
          ) : (
            <MinePanel address={address} />
          )}
        </Suspense>
      )}
    </Box>
  );
}
