/** What was written in an application, read only. */
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
