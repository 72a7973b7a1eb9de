/** /scholarship/admin: statistics and four tabs for staff; others see that it is for staff only. */
import { Button } from '@mantine/core';
import { genericErrors } from '@platform/contract/errors';
import { TabList } from '@platform/web/list/TabList.tsx';
import { page } from '@platform/web/page/page';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import classes from './AdminPage.module.css';
import { ApplicationsPanel } from './ApplicationsPanel.tsx';
import { readAddress, type Tab, tabPath } from './address.rules.ts';
import { StatCards } from './parts/StatCards.tsx';
import { isStaff, useRole, useStatistics } from './queries.ts';

export const handle = page({ title: '奖学金评审', needsLogin: true });

// Loaded for admins only.
const ReviewersPanel = lazy(() => import('./reviewers/ReviewersPanel.tsx'));
const DisbursementPanel = lazy(() => import('./awards/DisbursementPanel.tsx'));
const SettingsPanel = lazy(() => import('./settings/SettingsPanel.tsx'));

const names: Readonly<Record<Tab, string>> = {
  applications: '申请管理',
  reviewers: '评审专家',
  disbursement: '奖金发放',
  settings: '系统设置',
};
const adminTabs = (Object.keys(names) as Tab[]).map((value) => ({ value, label: names[value] }));
const panel = 'review-panel';

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
  const navigate = useNavigate();
  const requested = readAddress(useLocation().search);
  // Reviewers are shown the applications instead of an admins' tab.
  const address = isAdmin ? requested : { ...requested, tab: 'applications' as const };
  const statistics = useStatistics();
  if (statistics.error?.status === 403) return <Forbidden />;
  const tab = () => {
    switch (address.tab) {
      case 'applications':
        return <ApplicationsPanel address={address} isAdmin={isAdmin} statistics={statistics.data} />;
      case 'reviewers':
        return <ReviewersPanel />;
      case 'disbursement':
        return <DisbursementPanel />;
      case 'settings':
        return <SettingsPanel address={address} />;
    }
  };
  return (
    <>
      <StatCards statistics={statistics} isAdmin={isAdmin} />
      {isAdmin && (
        <TabList
          label="评审工作"
          tabs={adminTabs}
          shown={address.tab}
          panel={panel}
          onShow={(value) => void navigate(tabPath(value), { preventScrollReset: true })}
        />
      )}
      <div
        id={panel}
        className={classes['panel']}
        {...(isAdmin ? { role: 'tabpanel', 'aria-labelledby': `tab-${address.tab}` } : {})}
      >
        <Suspense fallback={<ListSkeleton />}>{tab()}</Suspense>
      </div>
    </>
  );
}

export default function AdminPage() {
  const { role, error, isPending, refetch, isFetching } = useRole();
  const body = () => {
    if (isStaff(role)) return <Panels isAdmin={role === 'admin'} />;
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    return isPending ? <ListSkeleton /> : <Forbidden />;
  };
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>奖学金评审</h1>
      {body()}
    </div>
  );
}
