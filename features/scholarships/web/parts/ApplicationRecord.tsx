/** An application's form and decision, read only. */
import { Paper, Text } from '@mantine/core';
import { FieldRecord } from '@platform/web/form/FieldRecord.tsx';
import { applicationFields, type FormValues } from '../../contract/form.ts';

interface ApplicationRecordProps {
  application: FormValues & { application_number: string };
  /** Omits empty fields, which are most in a blind review. */
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

/** The decision's note to the applicant. */
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
