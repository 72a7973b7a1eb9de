/** /login: by username or e-mail address, back to where the visitor came from. */
import { Anchor, TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { page } from '@platform/web/page/page';
import { safeRedirect } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { Link, Navigate } from 'react-router';
import { loginForm } from '../contract/entry.ts';
import { DemoAccounts } from './parts/DemoAccounts.tsx';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { FormBody } from './parts/FormBody.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useLogin } from './queries.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const handle = page({
  title: '登录',
  description: '登录中轴，进入非遗商城，查看购物车与订单。',
});

export default function LoginPage() {
  const redirect = useAddressQuery().get('redirect');
  const { isLoggedIn, loginLoading } = useSession();
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(loginForm, { login: '', password: '' });
  const logIn = useLogin((error) => refuse(error));
  if (isLoggedIn) return <Navigate to={safeRedirect(redirect)} replace />;
  const further = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <EntryFrame
      title="登录"
      kicker="归来"
      below={
        <>
          <Anchor component={Link} to={`/register${further}`}>
            注册新账号
          </Anchor>
          <Anchor component={Link} to="/forgot-password">
            忘记密码
          </Anchor>
        </>
      }
    >
      <FormBody onSubmit={submit(logIn)} refusal={refusal} busy={loginLoading} action="登录">
        <TextInput
          key={form.key('login')}
          label="用户名或邮箱"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('login')}
        />
        <PasswordField
          key={form.key('password')}
          label="密码"
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </FormBody>
      <DemoAccounts onChoose={(name, password) => form.setValues({ login: name, password })} />
    </EntryFrame>
  );
}
