/** /admin/course-reviews: reported and hidden reviews, for editors. */
import { ReportList } from '@features/community/web/moderation/ReportList.tsx';
import { Box, Group, Paper, Stack, Title } from '@mantine/core';
import type { Data } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';
import { query } from '@platform/web/api/api';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { useList } from '@platform/web/list/useList';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { page } from '@platform/web/page/page';
import { useHasAccess } from '@platform/web/session/roles';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { courseStaff } from '../../contract/endpoints.ts';
import { coursePath, coursesPath } from '../../contract/path.ts';
import { listReportedReviews, moderateReview } from '../../contract/reviewEndpoints.ts';
import { changedByReview } from './queries.ts';
import { ReviewItem } from './ReviewItem.tsx';

const states = ['open', 'hidden'] as const;

const reviewQueue = resourceList({
  path: '/admin/course-reviews',
  noun: { name: '评价', counter: '条' },
  fields: { state: z.enum(states).default('open') },
  pageSizes: [20],
  filters: [],
  controls: {
    state: { label: '课程评价', options: optionsOf(states, { open: '待处理', hidden: '已隐藏' }) },
  },
});

export const handle = page({ title: '课程评价', needsLogin: true, query: reviewQueue.names });

function Entry({ entry }: { entry: Data<typeof listReportedReviews>['entries'][number] }) {
  const { review, courseId, courseTitle, reports } = entry;
  const moderation = {
    endpoint: moderateReview,
    id: review.id,
    subject: '这条评价',
    invalidates: changedByReview,
    variant: 'default',
  };
  return (
    <Paper component="li" withBorder p="md">
      <Title order={2} size="h4">
        <Link to={coursePath(courseId)}>{courseTitle}</Link>
      </Title>
      <ReviewItem review={review} />
      <ReportList reports={reports} />
      <Group gap="xs" mt="sm">
        {!review.hidden && <ModerationButton {...moderation} flag="approved" value={false} />}
        <ModerationButton {...moderation} flag="hidden" value={review.hidden} />
      </Group>
    </Paper>
  );
}

function Queue() {
  const view = useList(reviewQueue, useLocation().search);
  const { state, page: current, limit } = view.state;
  const answer = useQuery({
    ...query(listReportedReviews, { query: { state, page: current, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ListTabs view={view} field="state">
      <ListPanel
        view={view}
        answer={answer}
        items={({ entries }) => entries}
        empty={{ title: state === 'open' ? '没有要处理的评价' : '没有隐藏的评价' }}
      >
        {(entries) => (
          <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {entries.map((entry) => (
              <Entry key={entry.review.id} entry={entry} />
            ))}
          </Stack>
        )}
      </ListPanel>
    </ListTabs>
  );
}

export default function ReportedReviewsPage() {
  const isEditor = useHasAccess(courseStaff);
  return (
    <Box maw="62rem" mx="auto" px="clamp(0.9rem, 2.5vw, 2rem)" pb={64}>
      <ListHead title="课程评价" back={{ to: coursesPath, label: '返回课程' }} />
      {isEditor ? <Queue /> : <ErrorState title={genericErrors.FORBIDDEN.message} />}
    </Box>
  );
}
