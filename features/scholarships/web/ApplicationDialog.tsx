/** An application over the list of one's own: everything that was written in it. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import classes from './ApplicationDialog.module.css';
import { failed } from './messages.ts';
import { ApplicationActions } from './parts/ApplicationActions.tsx';
import { ApplicationBadge } from './parts/ApplicationBadge.tsx';
import { ApplicationRecord } from './parts/ApplicationRecord.tsx';
import { useApplication } from './queries.ts';

export function ApplicationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  const { data: application, error, refetch, isFetching } = useApplication(id);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={narrow}
      title="申请详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      {application ? (
        <div className={classes['body']}>
          <p className={classes['head']}>
            <b>{application.scholarship.title}</b>
            <ApplicationBadge status={application.status} />
          </p>
          {application.review_notes && (
            <p className={classes['notes']}>
              <b>评审意见</b>
              <span data-verbatim>{application.review_notes}</span>
            </p>
          )}
          <ApplicationRecord application={application} />
          <ApplicationActions application={application} />
        </div>
      ) : error ? (
        <ErrorState error={error} title={failed.detail} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton count={4} />
      )}
    </Modal>
  );
}
