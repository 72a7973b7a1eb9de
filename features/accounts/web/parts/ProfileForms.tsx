/** The forms of the profile: name and telephone number, e-mail address, password. */
import { notices } from '@platform/web/notices';
import { changeEmail } from '../../contract/email.ts';
import { changePassword } from '../../contract/password.ts';
import { listSessions } from '../../contract/sessions.ts';
import { readMe, type UserProfile, updateMe } from '../../contract/user.ts';
import { updateUser } from '../entry.ts';
import { CommandForm, Field, PasswordField, useCommandForm } from './CommandForm.tsx';

export function ProfileForm({ me }: { me: UserProfile }) {
  const { form, state } = useCommandForm(
    updateMe,
    { full_name: me.full_name, phone: me.phone },
    {
      invalidates: [readMe],
      onSuccess(profile) {
        updateUser(profile);
        notices.success(updateMe.message ?? '');
      },
    },
  );
  return (
    <CommandForm {...state} label="基本资料" action="保存资料">
      <Field form={form} name="full_name" label="姓名" autoComplete="name" />
      <Field form={form} name="phone" label="电话" type="tel" autoComplete="tel" />
    </CommandForm>
  );
}

export function EmailForm() {
  const { form, state } = useCommandForm(
    changeEmail,
    { email: '', password: '' },
    {
      invalidates: [readMe],
      errorFields: { WRONG_PASSWORD: 'password', EMAIL_TAKEN: 'email' },
      onSuccess(profile, { reset }) {
        updateUser(profile);
        notices.success(changeEmail.message ?? '');
        reset();
      },
    },
  );
  return (
    <CommandForm {...state} label="更换邮箱" action="更换邮箱">
      <Field form={form} name="email" label="新邮箱" type="email" autoComplete="email" />
      <PasswordField form={form} name="password" label="当前密码" autoComplete="current-password" />
    </CommandForm>
  );
}

export function PasswordForm({ username }: { username: string }) {
  const { form, state } = useCommandForm(
    changePassword,
    { current_password: '', new_password: '' },
    {
      invalidates: [listSessions],
      errorFields: { WRONG_PASSWORD: 'current_password' },
      onSuccess(_, { reset }) {
        notices.success(changePassword.message ?? '');
        reset();
      },
    },
  );
  return (
    <CommandForm {...state} label="修改密码" action="修改密码">
      {/* Lets password managers find the account of this password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField form={form} name="current_password" label="当前密码" autoComplete="current-password" />
      <PasswordField
        form={form}
        name="new_password"
        label="新密码"
        description="8 到 128 个字符；修改后其他设备会退出登录"
        autoComplete="new-password"
      />
    </CommandForm>
  );
}
