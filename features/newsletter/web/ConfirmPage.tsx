/** /newsletter/confirm: confirms a subscription by the token of a letter, when its reader says so. */
import { useAddressQuery } from '@features/accounts/web/useAddressQuery.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ApiError } from '@platform/web/api/failure';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useState } from 'react';
import { Link } from 'react-router';
import { newsletterErrors } from '../contract/errors.ts';
import { type NewsKind, newsKindNames } from '../contract/kind.ts';
import { confirmSubscription } from '../contract/subscription.ts';
import { LetterFrame } from './LetterFrame.tsx';
import { useConfirmSubscription } from './queries.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

export const handle = page({ title: '确认订阅', description: '确认订阅中轴通讯。', hidden: true });

const title = '确认订阅';

/** The letter's link is worth nothing; the form below gets a new one. */
function Refused({ message }: { message: string }) {
  return (
    <LetterFrame title={title}>
      <Stack gap="lg">
        <Text ta="center" role="alert">
          {message}
        </Text>
        <SubscriptionForm />
      </Stack>
    </LetterFrame>
  );
}

function Confirmed({ kinds }: { kinds: readonly NewsKind[] }) {
  return (
    <LetterFrame title={title}>
      <Stack gap="xs" ta="center" role="status">
        <Text fw={700}>{confirmSubscription.message}</Text>
        <Text>您会收到这些栏目的新闻：{kinds.map((kind) => newsKindNames[kind]).join('、')}。</Text>
        <Anchor component={Link} to="/news">
          先读读近来的新闻
        </Anchor>
      </Stack>
    </LetterFrame>
  );
}

export default function ConfirmPage() {
  const hydrated = useHydrated();
  const token = useAddressQuery().get('token');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { mutate, data, isPending } = useConfirmSubscription(setRefusal);

  if (data) return <Confirmed kinds={data.kinds} />;
  if (hydrated && !token) return <Refused message={newsletterErrors.LINK_INVALID.message} />;
  // What else went wrong may go right the next time.
  if (refusal && refusal.code in newsletterErrors) return <Refused message={refusal.message} />;
  return (
    <LetterFrame title={title} intro="再按一下，新闻发布时我们就写信给您。">
      <Stack gap="md">
        {refusal && (
          <Text ta="center" role="alert">
            {refusal.message}
          </Text>
        )}
        <Button
          fullWidth
          size="md"
          loading={isPending}
          disabled={!token}
          onClick={() => token && mutate({ body: { token } })}
        >
          确认订阅
        </Button>
      </Stack>
    </LetterFrame>
  );
}
