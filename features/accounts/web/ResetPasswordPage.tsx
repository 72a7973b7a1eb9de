/** /reset-password: sets a new password by the token of an email. */
import { Text } from '@mantine/core';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { useNavigate } from 'react-router';
import { accountErrors } from '../contract/errors.ts';
import { resetPassword } from '../contract/password.ts';
import { useLinkToken } from './addressQuery.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({ title: '重置密码', description: '为中轴账号设置新密码。', hidden: true });

const fields = {
  password: {
    label: '新密码',
    kind: 'password',
    description: '8 到 128 个字符',
    autoComplete: 'new-password',
  },
} as const;

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const { token, isMissing } = useLinkToken();
  const state = useCommandForm(
    resetPassword,
    { password: '' },
    {
      schema: resetPassword.body.pick({ password: true }),
      input: ({ password }) => ({ body: { token: token ?? '', password } }),
      success: resetPassword.message,
      onSuccess() {
        // The reset has ended all sessions, this browser's too.
        useSession.getState().logOut();
        return navigate('/login');
      },
    },
  );
  return (
    <EntryFrame title="重置密码" kicker="更新" links={{ '/forgot-password': '重新获取链接' }}>
      {isMissing ? (
        <Text ta="center" role="alert">
          {accountErrors.LINK_INVALID.message}
        </Text>
      ) : (
        <CommandForm {...state} fields={fields} action="保存新密码" />
      )}
    </EntryFrame>
  );
}
