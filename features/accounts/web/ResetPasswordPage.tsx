/** /reset-password: sets a new password by the token of an email. */
import { Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { useContractForm } from '@platform/web/form/form';
import { notices } from '@platform/web/notices';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { useNavigate } from 'react-router';
import { accountErrors } from '../contract/errors.ts';
import { resetPassword } from '../contract/password.ts';
import { useLinkToken } from './addressQuery.ts';
import { CommandForm, PasswordField } from './parts/CommandForm.tsx';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({ title: '重置密码', description: '为中轴账号设置新密码。', hidden: true });

const newPassword = resetPassword.body.pick({ password: true });

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const { token, isMissing } = useLinkToken();
  const { form, submit, showServerError, formError } = useContractForm(newPassword, { password: '' });
  const { mutate, isPending } = useCommand(resetPassword, {
    onError: (error) => showServerError(error),
    async onSuccess() {
      // The reset has ended all sessions, this browser's too.
      useSession.getState().logOut();
      notices.success(resetPassword.message ?? '');
      await navigate('/login');
    },
  });
  return (
    <EntryFrame title="重置密码" kicker="更新" links={{ '/forgot-password': '重新获取链接' }}>
      {isMissing ? (
        <Text ta="center" role="alert">
          {accountErrors.LINK_INVALID.message}
        </Text>
      ) : (
        <CommandForm
          onSubmit={submit(({ password }) => mutate({ body: { token: token ?? '', password } }))}
          formError={formError}
          isPending={isPending}
          action="保存新密码"
        >
          <PasswordField
            form={form}
            name="password"
            label="新密码"
            description="8 到 128 个字符"
            autoComplete="new-password"
          />
        </CommandForm>
      )}
    </EntryFrame>
  );
}
