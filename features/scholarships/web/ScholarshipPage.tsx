/** /scholarship: the awards on the axis, and three tabs: list, form, the member's applications. */

import { Box } from '@mantine/core';
import { preload } from '@platform/web/api/preload';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { ageLimit } from '../contract/age.ts';
import { scholarshipList } from './list.ts';
import { AwardLadder } from './parts/AwardLadder.tsx';
import { ScholarshipsPanel } from './parts/ScholarshipsPanel.tsx';
import { scholarshipsQuery } from './queries.ts';

const loading = preload(({ url }) => {
  const state = scholarshipList.read(url.search);
  return state.tab === 'list' ? { list: scholarshipsQuery(state) } : {};
});
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page({
  title: '青年奖学金',
  description:
    '为未满二十五岁的年轻人而设：金奖一名，优秀奖三名，提名至多十名。在线申请，进度可查，回执可验。',
  query: scholarshipList.names,
});

// Loaded for applicants only.
const ApplyPanel = lazyPart(() => import('./ApplyPanel.tsx'));
const MinePanel = lazyPart(() => import('./MinePanel.tsx'));

export default function ScholarshipPage() {
  const { search } = useLocation();
  const view = useList(scholarshipList, search);
  const { tab, scholarship } = view.state;
  const role = useSession(({ userInfo }) => userInfo?.role);
  return (
    <Box maw="72rem" mx="auto" px={{ base: 'md', xs: 'lg' }} pb="4rem">
      <ListHead title="青年奖学金" motto={`为未满 ${ageLimit} 岁、愿意守护文化中轴的年轻人而设`} />
      {tab === 'list' && <AwardLadder />}
      <FieldLinks view={view} field="tab" ofPage>
        <li>
          <Link to="/scholarship/announcements">公告</Link>
        </li>
        {(role === 'reviewer' || role === 'admin') && (
          <li>
            <Link to="/scholarship/admin">评审</Link>
          </li>
        )}
      </FieldLinks>
      <Box pt="lg">
        {tab === 'list' ? (
          <ScholarshipsPanel view={view} />
        ) : (
          <Suspense fallback={<ListSkeleton />}>
            {tab === 'apply' ? <ApplyPanel chosen={scholarship} /> : <MinePanel search={search} />}
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
