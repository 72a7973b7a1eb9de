/** The buyer's request for money back, with its pictures and its answer. */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { type OrderRequestView, requestKindNames, requestStates } from '../../contract/request.ts';
import { RequestPictures } from './RequestPictures.tsx';

interface RequestViewProps {
  orderId: string;
  request: OrderRequestView;
  /** The buyer adds pictures while the request is open. */
  isBuyer?: boolean;
}

export function RequestView({ orderId, request, isBuyer = false }: RequestViewProps) {
  const { kind, state, reason, answer, at, pictures } = request;
  return (
    <Paper component="section" aria-labelledby="order-request" withBorder w="100%" px="lg" py="md">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4" id="order-request">
            {requestKindNames[kind]}申请
          </Title>
          <StatusBadge of={requestStates} status={state} />
        </Group>
        <Text size="sm" c="dimmed">
          <time dateTime={at}>{formatDateTime(at)}</time> 提交
        </Text>
        <Text data-verbatim style={{ whiteSpace: 'pre-line' }}>
          {reason}
        </Text>
        <RequestPictures orderId={orderId} pictures={pictures} isEditable={isBuyer && state === 'open'} />
        {answer && (
          <Text style={{ whiteSpace: 'pre-line' }}>
            答复：<span data-verbatim>{answer}</span>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
