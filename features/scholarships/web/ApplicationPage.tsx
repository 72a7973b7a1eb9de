/** /scholarship/application: an application's progress; without an id the member's latest. */
import { Anchor, Box } from '@mantine/core';
import { id as anId } from '@platform/contract/text';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link, useSearchParams } from 'react-router';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import { useApplication, useLatestApplication } from './application.queries.ts';
import { scholarshipList } from './list.ts';
import { failed } from './messages.ts';
import { BrowseButton } from './parts/MembersOnly.tsx';
import { ProgressBoard } from './parts/ProgressBoard.tsx';

export const handle = page({ title: '申请进度', needsLogin: true });

/** Milliseconds between two polls of an open application. */
const refreshInterval = 30_000;

export default function ApplicationPage() {
  const [search] = useSearchParams();
  const idParam = anId.safeParse(search.get('id')).data;
  const latest = useLatestApplication(idParam === undefined);
  const id = idParam ?? latest.data?.applications[0]?.id;
  const query = useApplication(id, refreshInterval);
  const application = query.data;
  return (
    <Box maw="64rem" mx="auto" px="md" pb="4rem">
      <SectionHeading
        order={1}
        kicker={
          <Anchor component={Link} to={scholarshipList.pathTo({ tab: 'mine' })} inherit>
            我的申请
          </Anchor>
        }
        intro={application && <StatusBadge of={applicationLifecycle} status={application.status} size="lg" />}
      >
        {application?.scholarship.title ?? '申请进度'}
      </SectionHeading>
      {id === undefined && latest.isSuccess ? (
        <EmptyState title="还没有申请" action={<BrowseButton />} />
      ) : (
        <QueryState
          query={id === undefined ? { ...latest, data: undefined } : query}
          failed={failed.detail}
          rows={5}
        >
          {(data) => <ProgressBoard application={data} />}
        </QueryState>
      )}
    </Box>
  );
}
