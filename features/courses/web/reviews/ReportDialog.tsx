/** Reports a review to the editors. */

import type { ReportForm } from '@features/community/contract/moderation';
import { reportFields } from '@features/community/web/topic/ReportDialog.tsx';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { reportReview } from '../../contract/reviewEndpoints.ts';

export default function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useCommandForm(
    reportReview,
    { reason: '', note: '' },
    {
      input: (body: ReportForm) => ({ params: { id }, body }),
      success: reportReview.message,
      onSuccess: onClose,
    },
  );
  return (
    <Dialog opened onClose={onClose} title="举报" centered>
      <CommandForm {...form} fields={reportFields} action="提交举报" onCancel={onClose} />
    </Dialog>
  );
}
