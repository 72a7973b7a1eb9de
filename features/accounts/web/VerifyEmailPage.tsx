/** /verify-email: verifies an address by the token of a letter, without being asked twice. */
import { Anchor, Group, Loader, Text } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { verifyEmail } from '../contract/email.ts';
import { accountErrors } from '../contract/errors.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { useVerifyEmail } from './queries.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const handle = page({ title: '验证邮箱', description: '确认中轴账号的邮箱。', hidden: true });

export default function VerifyEmailPage() {
  const hydrated = useHydrated();
  const token = useAddressQuery().get('token');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isSuccess } = useVerifyEmail((error) => setRefusal(error.message));

  useEffect(() => {
    if (token) mutate({ body: { token } });
  }, [token, mutate]);

  const failed = refusal ?? (hydrated && !token ? accountErrors.LINK_INVALID.message : null);
  return (
    <EntryFrame
      title="验证邮箱"
      kicker="确认"
      below={
        <>
          <Anchor component={Link} to="/">
            回到首页
          </Anchor>
          <Anchor component={Link} to="/profile">
            个人资料
          </Anchor>
        </>
      }
    >
      {failed ? (
        <Text ta="center" role="alert">
          {failed}
        </Text>
      ) : (
        <Group justify="center" role="status">
          {isSuccess ? (
            <Text>{verifyEmail.message}</Text>
          ) : (
            <>
              <Loader size="sm" />
              <Text>正在验证…</Text>
            </>
          )}
        </Group>
      )}
    </EntryFrame>
  );
}
