/** /register: opens an account and comes in at once. */
import { Anchor, TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { page } from '@platform/web/page/page';
import { safeRedirect } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { Link, Navigate } from 'react-router';
import { registration } from '../contract/entry.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { FormBody } from './parts/FormBody.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useRegister } from './queries.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const handle = page({
  title: '注册',
  description: '注册中轴账号，收藏非遗作品，与传承人同行。',
});

const empty = { username: '', email: '', password: '', full_name: '', phone: '' };

export default function RegisterPage() {
  const redirect = useAddressQuery().get('redirect');
  const { isLoggedIn } = useSession();
  const { form, submit, showServerError: refuse, formError: refusal } = useContractForm(registration, empty);
  const register = useRegister((error) =>
    refuse(error, { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' }),
  );
  if (isLoggedIn) return <Navigate to={safeRedirect(redirect)} replace />;
  const further = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <EntryFrame
      title="注册"
      kicker="相识"
      below={
        <span>
          已有账号？{' '}
          <Anchor component={Link} to={`/login${further}`} underline="always">
            去登录
          </Anchor>
        </span>
      }
    >
      <FormBody
        onSubmit={submit((body) => register.mutate({ body }))}
        refusal={refusal}
        busy={register.isPending}
        action="注册"
      >
        <TextInput
          key={form.key('username')}
          label="用户名"
          description="3 到 32 个字符，可用中文、字母、数字和下划线"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextInput
          key={form.key('email')}
          label="邮箱"
          name="email"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          key={form.key('password')}
          label="密码"
          description="8 到 128 个字符"
          name="password"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <TextInput
          key={form.key('full_name')}
          label="姓名（选填）"
          name="full_name"
          autoComplete="name"
          {...form.getInputProps('full_name')}
        />
        <TextInput
          key={form.key('phone')}
          label="电话（选填）"
          name="phone"
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      </FormBody>
    </EntryFrame>
  );
}
