/** /scholarship/application: how an application is getting on; without an id the member's latest. */
import { Anchor, Button } from '@mantine/core';
import { id as anId } from '@platform/contract/text';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { Link, useSearchParams } from 'react-router';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import classes from './ApplicationPage.module.css';
import { tabPath } from './address.rules.ts';
import { failed } from './messages.ts';
import { ProgressBoard } from './parts/ProgressBoard.tsx';
import { useApplication, useLatestApplication } from './queries.ts';

export const handle = page({ title: '申请进度', needsLogin: true });

/** Milliseconds between two looks at an application that is being dealt with. */
const refresh = 30_000;

function useShown() {
  const [search] = useSearchParams();
  const given = anId.safeParse(search.get('id')).data;
  const latest = useLatestApplication(given === undefined);
  const id = given ?? latest.data?.applications[0]?.id;
  const application = useApplication(id, refresh);
  const asked = id === undefined ? latest : application;
  return { application: application.data, none: id === undefined && latest.isSuccess, asked };
}

export default function ApplicationPage() {
  const { application, none, asked } = useShown();
  return (
    <div className={classes['page']}>
      <SectionHeading
        order={1}
        kicker={
          <Anchor component={Link} to={tabPath('mine')} inherit>
            我的申请
          </Anchor>
        }
        intro={application && <StatusBadge of={applicationLifecycle} status={application.status} size="lg" />}
      >
        {application ? application.scholarship.title : '申请进度'}
      </SectionHeading>
      {application ? (
        <ProgressBoard application={application} />
      ) : none ? (
        <EmptyState
          title="还没有申请"
          action={
            <Button component={Link} to={tabPath('list')}>
              看看有哪些奖学金
            </Button>
          }
        />
      ) : asked.error ? (
        <ErrorState
          error={asked.error}
          title={failed.detail}
          onRetry={asked.refetch}
          retrying={asked.isFetching}
        />
      ) : (
        <ListSkeleton count={5} />
      )}
    </div>
  );
}
