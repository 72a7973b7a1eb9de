/** The tab of applications: filters, a page, and the dialog of one application. */

import { call } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import { exportApplications, type ReviewStatistics } from '../contract/overview.ts';
import { type ApplicationListView, filtersOf } from './list.ts';
import { ApplicationTable } from './parts/ApplicationTable.tsx';
import { Filters } from './parts/Filters.tsx';
import { Ranking } from './parts/Ranking.tsx';
import { useApplications } from './queries.ts';

const ReviewPage = lazyPart(() => import('./application/ReviewPage.tsx'));

interface ApplicationsPanelProps {
  view: ApplicationListView;
  isAdmin: boolean;
  statistics: ReviewStatistics | undefined;
}

export function ApplicationsPanel({ view, isAdmin, statistics }: ApplicationsPanelProps) {
  const { application: open, scholarshipId } = view.state;
  const answer = useApplications(view.state);
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
          <ApplicationTable applications={applications} blind={blind} scoreScale={scoreScale} view={view} />
        )}
      </ListPanel>
      {scholarshipId !== undefined && (
        <Ranking key={scholarshipId} scholarshipId={scholarshipId} view={view} />
      )}
      {open !== undefined && (
        <Suspense>
          <ReviewPage
            key={open}
            id={open}
            view={view}
            isAdmin={isAdmin}
            onClose={() => view.change({ application: undefined })}
          />
        </Suspense>
      )}
    </section>
  );
}
