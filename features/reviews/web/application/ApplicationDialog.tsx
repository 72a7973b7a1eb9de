/** One application over the list: everything in it, and what its reviewers do with it. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import type { Address } from '../address.rules.ts';
import { useApplicationReview } from '../queries.ts';
import { Asking, useAsking } from '../useQuestion.ts';
import { ReviewDesk } from './ReviewDesk.tsx';

interface ApplicationDialogProps {
  id: string;
  shown: Address;
  isAdmin: boolean;
  onClose: () => void;
}

export default function ApplicationDialog({ id, shown, isAdmin, onClose }: ApplicationDialogProps) {
  const { data, error, refetch, isFetching } = useApplicationReview(id);
  const { asking, count } = useAsking();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={onClose}
      size="68rem"
      fullScreen={narrow}
      padding={narrow ? 'md' : 'lg'}
      title="申请详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
      closeOnEscape={!asking}
      trapFocus={!asking}
    >
      {data ? (
        <Asking value={count}>
          <ReviewDesk review={data} shown={shown} isAdmin={isAdmin} />
        </Asking>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton count={5} />
      )}
    </Modal>
  );
}
