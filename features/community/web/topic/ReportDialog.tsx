/** Reports a post or a reply to the editors. */
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { optionsOf } from '@platform/web/list/resourceList';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import type { ContentKind } from '../../contract/endpoints.ts';
import {
  type ReportForm,
  reportContent,
  reportReasonNames,
  reportReasons,
} from '../../contract/moderation.ts';

export const reportFields = {
  reason: {
    label: '举报原因',
    kind: 'radio',
    required: true,
    options: optionsOf(reportReasons, reportReasonNames),
  },
  note: { label: '补充说明', kind: 'longText', description: '选填，不超过 200 字' },
} as const;

interface ReportDialogProps {
  kind: ContentKind;
  id: string;
  onClose: () => void;
}

export default function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const form = useCommandForm(
    reportContent,
    { reason: '', note: '' },
    {
      input: (body: ReportForm) => ({ params: { kind, id }, body }),
      success: reportContent.message,
      onSuccess: onClose,
    },
  );
  return (
    <Dialog opened onClose={onClose} title="举报" centered>
      <CommandForm {...form} fields={reportFields} action="提交举报" onCancel={onClose} />
    </Dialog>
  );
}
