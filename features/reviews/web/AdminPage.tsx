/** /scholarship/admin: figures and four tabs for the staff; anybody else learns that it is not for them. */

import { Box, Button } from '@mantine/core';
import { genericErrors } from '@platform/contract/errors';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { ApplicationsPanel } from './ApplicationsPanel.tsx';
import { applicationList } from './list.ts';
import { StatCards } from './parts/StatCards.tsx';
import { isStaff, useRole, useStatistics } from './queries.ts';

export const handle = page({ title: '奖学金评审', needsLogin: true });

// Loaded for admins only.
const ReviewersPanel = lazyPart(() => import('./reviewers/ReviewersPanel.tsx'));
const DisbursementPanel = lazyPart(() => import('./awards/DisbursementPanel.tsx'));
const SettingsPanel = lazyPart(() => import('./settings/SettingsPanel.tsx'));

function Forbidden() {
  return (
    <EmptyState
      title={genericErrors.FORBIDDEN.message}
      action={
        <Button component={Link} to="/scholarship">
          返回奖学金
        </Button>
      }
    >
      这里是奖学金评审的工作台，只对评审人和管理员开放。您的申请进度可以在奖学金页面查看。
    </EmptyState>
  );
}

function Panels({ isAdmin }: { isAdmin: boolean }) {
  const { search } = useLocation();
  const view = useList(applicationList, search);
  const statistics = useStatistics();
  if (statistics.error?.status === 403) return <Forbidden />;
  const applications = <ApplicationsPanel view={view} isAdmin={isAdmin} statistics={statistics.data} />;
  const panels = {
    applications,
    reviewers: <ReviewersPanel />,
    disbursement: <DisbursementPanel search={search} />,
    settings: <SettingsPanel search={search} />,
  };
  return (
    <>
      <StatCards statistics={statistics} isAdmin={isAdmin} />
      {isAdmin ? (
        <ListTabs view={view} field="tab" ofPage>
          <Suspense fallback={<ListSkeleton />}>{panels[view.state.tab]}</Suspense>
        </ListTabs>
      ) : (
        applications
      )}
    </>
  );
}

export default function AdminPage() {
  const { role, ...query } = useRole();
  return (
    <Box maw="76rem" mx="auto" px={{ base: 'md', xs: 'lg' }} pb="4rem">
      <ListHead title="奖学金评审" />
      {isStaff(role) ? (
        <Panels isAdmin={role === 'admin'} />
      ) : (
        <QueryState query={query}>{() => <Forbidden />}</QueryState>
      )}
    </Box>
  );
}
