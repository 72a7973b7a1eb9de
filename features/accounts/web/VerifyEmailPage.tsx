/** /verify-email: verifies an address by the token of an email, without a click. */
import { Group, Loader, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { page } from '@platform/web/page/page';
import { useEffect, useState } from 'react';
import { verifyEmail } from '../contract/email.ts';
import { accountErrors } from '../contract/errors.ts';
import { readMe } from '../contract/user.ts';
import { useLinkToken } from './addressQuery.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({ title: '验证邮箱', description: '确认中轴账号的邮箱。', hidden: true });

export default function VerifyEmailPage() {
  const { token, isMissing } = useLinkToken();
  const [error, setError] = useState<string | null>(null);
  const { mutate, isSuccess } = useCommand(verifyEmail, {
    invalidates: [readMe],
    onError: ({ message }) => setError(message),
  });

  useEffect(() => {
    if (token) mutate({ body: { token } });
  }, [token, mutate]);

  const failed = error ?? (isMissing ? accountErrors.LINK_INVALID.message : null);
  return (
    <EntryFrame title="验证邮箱" kicker="确认" links={{ '/': '回到首页', '/profile': '个人资料' }}>
      {failed ? (
        <Text ta="center" role="alert">
          {failed}
        </Text>
      ) : (
        <Group justify="center" role="status">
          {!isSuccess && <Loader size="sm" />}
          <Text>{isSuccess ? verifyEmail.message : '正在验证…'}</Text>
        </Group>
      )}
    </EntryFrame>
  );
}
