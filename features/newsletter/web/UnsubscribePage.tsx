/** /newsletter/unsubscribe: ends a subscription by the token of an email; a form subscribes again. */
import { useLinkToken } from '@features/accounts/web/addressQuery.ts';
import { EntryFrame } from '@features/accounts/web/parts/EntryFrame.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { page } from '@platform/web/page/page';
import { useState } from 'react';
import { newsletterErrors } from '../contract/errors.ts';
import { unsubscribe } from '../contract/subscription.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

export const handle = page({ title: '退订通讯', description: '不再接收中轴通讯。', hidden: true });

export default function UnsubscribePage() {
  const { token, isMissing } = useLinkToken();
  const [error, setError] = useState<ApiError | null>(null);
  const { mutate, isSuccess, isPending } = useCommand(unsubscribe, { onError: setError });
  const isInvalid = isMissing || error?.code === newsletterErrors.LINK_INVALID.code;
  const message = isInvalid ? '这个退订链接不完整或不属于任何订阅，请从信件中重新打开。' : error?.message;
  const intro = isSuccess || message ? undefined : '退订后，我们不会再往这个邮箱寄新闻。';
  return (
    <EntryFrame title="退订通讯" kicker="中轴通讯" intro={intro} links={{ '/': '回到首页' }}>
      {isSuccess ? (
        <Stack gap="lg">
          <Stack gap="xs" ta="center" role="status">
            <Text fw={700}>{unsubscribe.message}</Text>
            <Text>我们不会再寄信给您。按错了？再订阅一次就好：</Text>
          </Stack>
          <SubscriptionForm />
        </Stack>
      ) : (
        <Stack gap="md">
          {message && (
            <Text ta="center" role="alert">
              {message}
            </Text>
          )}
          {token && !isInvalid && (
            <Button fullWidth size="md" loading={isPending} onClick={() => mutate({ body: { token } })}>
              确认退订
            </Button>
          )}
        </Stack>
      )}
    </EntryFrame>
  );
}
