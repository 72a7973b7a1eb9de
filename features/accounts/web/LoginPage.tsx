/** /login: by username or e-mail address, back to where the visitor came from. */
import { CommandForm } from '@platform/web/form/CommandForm.tsx';
import { useContractForm } from '@platform/web/form/form';
import { page } from '@platform/web/page/page';
import { safeRedirect } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { Navigate } from 'react-router';
import { login } from '../contract/login.ts';
import { useAddressQuery } from './addressQuery.ts';
import { DemoAccounts } from './parts/DemoAccounts.tsx';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { useLogin } from './queries.ts';

export const handle = page({
  title: '登录',
  description: '登录中轴，进入非遗商城，查看购物车与订单。',
});

const fields = {
  login: { label: '用户名或邮箱', kind: 'username', autoComplete: 'username' },
  password: { label: '密码', kind: 'password', autoComplete: 'current-password' },
} as const;

export default function LoginPage() {
  const redirect = useAddressQuery().get('redirect');
  const { isLoggedIn, loginLoading } = useSession();
  const { bind, submit, showServerError, formError } = useContractForm(login.body, {
    login: '',
    password: '',
  });
  const logIn = useLogin((error) => showServerError(error));
  if (isLoggedIn) return <Navigate to={safeRedirect(redirect)} replace />;
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <EntryFrame
      title="登录"
      kicker="归来"
      links={{ [`/register${query}`]: '注册新账号', '/forgot-password': '忘记密码' }}
    >
      <CommandForm
        fields={fields}
        bind={bind}
        onSubmit={submit(logIn)}
        formError={formError}
        isPending={loginLoading}
        action="登录"
      />
      <DemoAccounts
        onChoose={(name, password) => logIn({ login: name, password })}
        isPending={loginLoading}
      />
    </EntryFrame>
  );
}
