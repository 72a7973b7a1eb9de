/** /register: creates an account and logs in. */
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { page } from '@platform/web/page/page';
import { safeRedirect } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { Navigate } from 'react-router';
import { register } from '../contract/login.ts';
import { useAddressQuery } from './addressQuery.ts';
import { storeLogin } from './login.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({
  title: '注册',
  description: '注册中轴账号，收藏非遗作品，与传承人同行。',
});

const fields = {
  username: {
    label: '用户名',
    kind: 'username',
    description: '3 到 32 个字符，可用中文、字母、数字和下划线',
    autoComplete: 'username',
  },
  email: { label: '邮箱', kind: 'email', autoComplete: 'email' },
  password: {
    label: '密码',
    kind: 'password',
    description: '8 到 128 个字符',
    autoComplete: 'new-password',
  },
  full_name: { label: '姓名（选填）', autoComplete: 'name' },
  phone: { label: '电话（选填）', kind: 'tel', autoComplete: 'tel' },
} as const;

const empty = { username: '', email: '', password: '', full_name: '', phone: '' };

export default function RegisterPage() {
  const redirect = useAddressQuery().get('redirect');
  const { isLoggedIn } = useSession();
  const state = useCommandForm(register, empty, {
    onSuccess: storeLogin,
    errorFields: { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' },
  });
  if (isLoggedIn) return <Navigate to={safeRedirect(redirect)} replace />;
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <EntryFrame title="注册" kicker="相识" links={{ [`/login${query}`]: '已有账号？去登录' }}>
      <CommandForm {...state} fields={fields} action="注册" />
    </EntryFrame>
  );
}
