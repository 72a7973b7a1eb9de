/** The buyer's request for money back, with its answer. */
import { Alert, Text } from '@mantine/core';
import { type OrderRequestView, requestKindNames, requestStates } from '../../contract/request.ts';

export function RequestView({ request }: { request: OrderRequestView }) {
  const { kind, state, reason, answer } = request;
  return (
    <Alert
      color={requestStates.colors[state]}
      title={`申请${requestKindNames[kind]}：${requestStates.labels[state]}`}
    >
      <Text data-verbatim>{reason}</Text>
      {answer && <Text size="sm">答复：{answer}</Text>}
    </Alert>
  );
}
