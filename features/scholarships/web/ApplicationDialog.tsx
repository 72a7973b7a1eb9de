/** The dialog of one application over the list. */
import { Group, Stack, Title } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import { useApplication } from './application.queries.ts';
import { failed } from './messages.ts';
import { ApplicationActions } from './parts/ApplicationActions.tsx';
import { ApplicationRecord, ReviewNotes } from './parts/ApplicationRecord.tsx';

export function ApplicationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} size="lg" fullScreenOnPhone title="申请详情">
      <QueryState query={useApplication(id)} failed={failed.detail}>
        {(application) => (
          <Stack>
            <Group justify="space-between" gap="xs">
              <Title order={3} fz="1.25rem">
                {application.scholarship.title}
              </Title>
              <StatusBadge of={applicationLifecycle} status={application.status} size="lg" />
            </Group>
            <ReviewNotes notes={application.review_notes} />
            <ApplicationRecord application={application} />
            <ApplicationActions application={application} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
