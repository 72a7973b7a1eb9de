/** The open reports on a piece of writing. */
import type { PersonView } from '@features/accounts/contract/person';
import { List, Text } from '@mantine/core';
import { reportReasonNames } from '../../contract/moderation.ts';
import { Moment } from '../parts/Byline.tsx';

interface ReportListProps {
  reports: readonly {
    reason: keyof typeof reportReasonNames;
    note: string;
    reporter: PersonView;
    time: string;
  }[];
  /** All of them, if only the latest are listed. */
  count?: number;
}

export function ReportList({ reports, count = reports.length }: ReportListProps) {
  if (reports.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {count} 人举报
      </Text>
      <List size="sm" c="dimmed">
        {reports.map(({ reason, note, reporter, time }) => (
          <List.Item key={reporter.id}>
            {reportReasonNames[reason]} · <bdi data-verbatim>{reporter.name}</bdi> · <Moment time={time} />
            {note && (
              <>
                ：<bdi data-verbatim>{note}</bdi>
              </>
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}
