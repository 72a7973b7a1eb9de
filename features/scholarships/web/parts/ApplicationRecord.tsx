/** What was written in an application, and about it, read only. */
import { Paper, Text } from '@mantine/core';
import { FieldRecord } from '@platform/web/form/FieldRecord.tsx';
import { applicationFields, type FormValues } from '../../contract/form.ts';

interface ApplicationRecordProps {
  application: FormValues & { application_number: string };
  /** Leaves out what is empty: in a blind review most of it. */
  brief?: boolean;
}

export function ApplicationRecord({ application, brief = false }: ApplicationRecordProps) {
  return (
    <FieldRecord
      fields={applicationFields}
      values={application}
      first={[{ label: '申请编号', value: application.application_number }]}
      brief={brief}
    />
  );
}

/** What the applicant is told with the decision. */
export function ReviewNotes({ notes }: { notes: string | null }) {
  return (
    notes && (
      <Paper p="md" bd="1px solid var(--axis)" maw="40rem" w="100%" mx="auto" ta="center">
        <Text fw={700}>评审意见</Text>
        <Text data-verbatim style={{ whiteSpace: 'pre-wrap' }}>
          {notes}
        </Text>
      </Paper>
    )
  );
}
