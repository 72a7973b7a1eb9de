/** /newsletter/confirm: confirms a subscription by the token of an email, after a click. */
import { useLinkToken } from '@features/accounts/web/addressQuery.ts';
import { EntryFrame } from '@features/accounts/web/parts/EntryFrame.tsx';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { page } from '@platform/web/page/page';
import { useState } from 'react';
import { Link } from 'react-router';
import { newsletterErrors } from '../contract/errors.ts';
import { newsKindNames } from '../contract/kind.ts';
import { confirmSubscription } from '../contract/subscription.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

export const handle = page({ title: '确认订阅', description: '确认订阅中轴通讯。', hidden: true });

export default function ConfirmPage() {
  const { token, isMissing } = useLinkToken();
  const [error, setError] = useState<ApiError | null>(null);
  const { mutate, data, isPending } = useCommand(confirmSubscription, { onError: setError });
  const isInvalid = isMissing || (error !== null && error.code in newsletterErrors);
  const message = isMissing ? newsletterErrors.LINK_INVALID.message : error?.message;
  const intro = data || isInvalid ? undefined : '再按一下，新闻发布时我们就写信给您。';
  return (
    <EntryFrame title="确认订阅" kicker="中轴通讯" intro={intro} links={{ '/': '回到首页' }}>
      {data ? (
        <Stack gap="xs" ta="center" role="status">
          <Text fw={700}>{confirmSubscription.message}</Text>
          <Text>您会收到这些栏目的新闻：{data.kinds.map((kind) => newsKindNames[kind]).join('、')}。</Text>
          <Anchor component={Link} to="/news">
            先读读近来的新闻
          </Anchor>
        </Stack>
      ) : (
        <Stack gap="lg">
          {message && (
            <Text ta="center" role="alert">
              {message}
            </Text>
          )}
          {/* An invalid link stays so, and the form requests a new one; after other errors the click can be repeated. */}
          {isInvalid ? (
            <SubscriptionForm />
          ) : (
            <Button
              fullWidth
              size="md"
              loading={isPending}
              disabled={!token}
              onClick={() => token && mutate({ body: { token } })}
            >
              确认订阅
            </Button>
          )}
        </Stack>
      )}
    </EntryFrame>
  );
}
