/** /reset-password: sets a new password by the token of a letter. */
import { Anchor, Text } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { notices } from '@platform/web/notices';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { Link, useNavigate } from 'react-router';
import { accountErrors } from '../contract/errors.ts';
import { passwordReset, resetPassword } from '../contract/password.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { FormBody } from './parts/FormBody.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useResetPassword } from './queries.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const handle = page({ title: '重置密码', description: '为中轴账号设置新密码。', hidden: true });

const newPassword = passwordReset.pick({ password: true });

export default function ResetPasswordPage() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const token = useAddressQuery().get('token');
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(newPassword, { password: '' });
  const reset = useResetPassword((error) => refuse(error));
  const missing = hydrated && !token;

  async function save(password: string): Promise<void> {
    await reset.mutateAsync({ body: { token: token ?? '', password } });
    // The reset has ended all sessions, this browser's too.
    useSession.getState().logOut();
    notices.success(resetPassword.message ?? '');
    await navigate('/login');
  }

  return (
    <EntryFrame
      title="重置密码"
      kicker="更新"
      below={
        <Anchor component={Link} to="/forgot-password">
          重新获取链接
        </Anchor>
      }
    >
      {missing ? (
        <Text ta="center" role="alert">
          {accountErrors.LINK_INVALID.message}
        </Text>
      ) : (
        <FormBody
          onSubmit={submit(({ password }) => save(password).catch(() => {}))}
          refusal={refusal}
          busy={reset.isPending}
          action="保存新密码"
        >
          <PasswordField
            key={form.key('password')}
            label="新密码"
            description="8 到 128 个字符"
            name="password"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </FormBody>
      )}
    </EntryFrame>
  );
}
