/** An application's progress: steps, timeline, materials, messages, receipt. */

import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { useCommand } from '@platform/web/api/command';
import { MessageLog } from '@platform/web/messages/MessageLog.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { type ApplicationDetail, getApplication } from '../../contract/application.ts';
import { listMessages, sendMessage } from '../../contract/materials.ts';
import { scholarshipList } from '../list.ts';
import { Withdraw } from './ApplicationActions.tsx';
import { ApplicationRecord, ReviewNotes } from './ApplicationRecord.tsx';
import classes from './ProgressBoard.module.css';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProgressTimeline } from './ProgressTimeline.tsx';
import { SubmittedMaterials } from './SubmittedMaterials.tsx';

const ReceiptCheck = lazyPart(() => import('./ReceiptCheck.tsx'));

export function ProgressBoard({ application }: { application: ApplicationDetail }) {
  const { id, status, scholarship, receipt, review_notes } = application;
  // The error is shown below the text.
  const send = useCommand(sendMessage, { invalidates: [getApplication], onError: () => {} });
  return (
    <Stack className={classes['board'] ?? ''}>
      <ProgressSteps status={status} />
      <ReviewNotes notes={review_notes} />
      {status === 'draft' && (
        <Paper p="md" bd="1px solid var(--axis)" maw="40rem" w="100%" mx="auto" ta="center">
          <Text mb="xs">这份申请还是草稿，提交后才进入评审。</Text>
          {scholarship.is_open && (
            <Button
              component={Link}
              to={scholarshipList.pathTo({ tab: 'apply', scholarship: scholarship.id })}
            >
              继续填写
            </Button>
          )}
        </Paper>
      )}
      <Section title="经过">
        <ProgressTimeline entries={application.timeline} />
      </Section>
      <Section title="申请材料">
        <SubmittedMaterials application={application} />
      </Section>
      {status !== 'draft' && (
        <Section title="与评审组的留言">
          <MessageLog
            messages={application.messages}
            readEarlier={
              application.hasEarlierMessages
                ? (before) => call(listMessages, { params: { id }, query: { before } })
                : undefined
            }
            side="applicant"
            label="给评审组留言"
            onSend={(content, key) => send.mutateAsync({ params: { id }, body: { content }, key })}
          />
        </Section>
      )}
      {receipt && (
        <Section title="申请回执">
          <Suspense>
            <ReceiptCheck applicationId={id} receipt={receipt} title={scholarship.title} />
          </Suspense>
        </Section>
      )}
      <details className={classes['written']}>
        <summary>查看填写的内容</summary>
        <ApplicationRecord application={application} />
      </details>
      <Group justify="center">
        <Withdraw application={application} />
      </Group>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}
