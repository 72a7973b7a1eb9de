/** The former versions of a post or a reply, the latest first. */
import { Stack, Text } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { formatDateTime } from '@platform/web/format/time';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { postTabNames } from '../../contract/category.ts';
import { type ContentKind, listVersions } from '../../contract/endpoints.ts';
import { PlainText } from '../parts/PlainText.tsx';

interface VersionsDialogProps {
  kind: ContentKind;
  id: string;
  onClose: () => void;
}

export default function VersionsDialog({ kind, id, onClose }: VersionsDialogProps) {
  // It may have been edited again since the dialog was open last.
  const answer = useQuery({ ...query(listVersions, { params: { kind, id } }), staleTime: 0 });
  return (
    <Dialog opened onClose={onClose} title="编辑记录" size="46rem" fullScreenOnPhone>
      <QueryState query={answer}>
        {({ versions }) =>
          versions.length === 0 ? (
            <EmptyState title="没有更早的版本" />
          ) : (
            <Stack component="ol" gap="lg" p={0} m={0} style={{ listStyle: 'none' }}>
              {versions.map(({ title, category, content, from, until }) => (
                <li key={from}>
                  <Text size="sm" c="dimmed">
                    <time dateTime={from}>{formatDateTime(from)}</time> 至{' '}
                    <time dateTime={until}>{formatDateTime(until)}</time>
                    {category && ` · ${postTabNames[category]}`}
                  </Text>
                  {title !== null && (
                    <Text fw={700} dir="auto" data-verbatim>
                      {title}
                    </Text>
                  )}
                  <PlainText text={content} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Dialog>
  );
}
