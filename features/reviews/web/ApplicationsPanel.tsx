/** The tab of applications: filters, a page, and the dialog of one application. */
import { call } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { exportApplications, type ReviewStatistics } from '../contract/overview.ts';
import { type Address, applicationList, filtersOf } from './address.rules.ts';
import { ApplicationTable } from './parts/ApplicationTable.tsx';
import { Filters } from './parts/Filters.tsx';
import { Ranking } from './parts/Ranking.tsx';
import { useApplications } from './queries.ts';
import { useChange } from './useAddress.ts';

const ReviewPage = lazy(() => import('./application/ReviewPage.tsx'));

interface ApplicationsPanelProps {
  address: Address;
  isAdmin: boolean;
  statistics: ReviewStatistics | undefined;
}

export function ApplicationsPanel({ address, isAdmin, statistics }: ApplicationsPanelProps) {
  const view = useList(applicationList, useLocation().search);
  const answer = useApplications(view.state);
  const change = useChange(address);
  const { blind = !isAdmin, scoreScale = 0, pagination } = answer.data ?? {};
  return (
    <section aria-label="申请管理">
      <Filters view={view} statistics={statistics} blind={blind} />
      <ListPanel
        view={view}
        answer={answer}
        items={(data) => data.applications}
        choices={
          <ExportButton
            link={async () => (await call(exportApplications, { body: filtersOf(view.state) })).url}
            rows={pagination?.total}
            saved="申请列表已导出"
          />
        }
        empty={{ title: '还没有提交的申请', text: '有人提交申请后会出现在这里。' }}
      >
        {(applications) => (
          <ApplicationTable
            applications={applications}
            blind={blind}
            scoreScale={scoreScale}
            address={address}
          />
        )}
      </ListPanel>
      {address.scholarshipId !== undefined && (
        <Ranking key={address.scholarshipId} scholarshipId={address.scholarshipId} address={address} />
      )}
      {address.application !== undefined && (
        <Suspense>
          <ReviewPage
            key={address.application}
            id={address.application}
            address={address}
            isAdmin={isAdmin}
            onClose={() => change({ application: undefined })}
          />
        </Suspense>
      )}
    </section>
  );
}
