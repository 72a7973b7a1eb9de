/** /newsletter/unsubscribe: ends a subscription by the token that every letter carries; a form undoes it. */
import { useAddressQuery } from '@features/accounts/web/useAddressQuery.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useState } from 'react';
import { unsubscribe } from '../contract/subscription.ts';
import { LetterFrame } from './LetterFrame.tsx';
import { useUnsubscribe } from './queries.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

export const handle = page({ title: '退订通讯', description: '不再接收中轴通讯。', hidden: true });

/** What is said of a link that no letter of ours carries: there is nothing that could be ended by it. */
const invalid = '这个退订链接不完整或不属于任何订阅，请从信件中重新打开。';

export default function UnsubscribePage() {
  const hydrated = useHydrated();
  const token = useAddressQuery().get('token');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isSuccess, isPending } = useUnsubscribe((error) =>
    setRefusal(error.code === 'LINK_INVALID' ? invalid : error.message),
  );
  const failed = refusal ?? (hydrated && !token ? invalid : null);

  if (isSuccess) {
    return (
      <LetterFrame title="退订通讯">
        <Stack gap="lg">
          <Stack gap="xs" ta="center" role="status">
            <Text fw={700}>{unsubscribe.message}</Text>
            <Text>我们不会再寄信给您。按错了？再订阅一次就好：</Text>
          </Stack>
          <SubscriptionForm />
        </Stack>
      </LetterFrame>
    );
  }
  return (
    <LetterFrame title="退订通讯" intro={failed ? undefined : '退订后，我们不会再往这个邮箱寄新闻。'}>
      <Stack gap="md">
        {failed && (
          <Text ta="center" role="alert">
            {failed}
          </Text>
        )}
        {token && refusal !== invalid && (
          <Button
            fullWidth
            size="md"
            loading={isPending}
            onClick={() => {
              setRefusal(null);
              mutate({ body: { token } });
            }}
          >
            确认退订
          </Button>
        )}
      </Stack>
    </LetterFrame>
  );
}
