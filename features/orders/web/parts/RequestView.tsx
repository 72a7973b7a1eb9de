/** The buyer's request for money back, with its pictures and its answer. */
import { Alert, Stack, Text } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
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
    <Alert
      w="100%"
      color={requestStates.colors[state]}
      title={`${requestKindNames[kind]}申请：${requestStates.labels[state]}`}
    >
      <Stack gap="xs">
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
    </Alert>
  );
}
