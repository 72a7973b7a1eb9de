/** The forms of the profile: name and telephone number, e-mail address, password. */
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { changeEmail } from '../../contract/email.ts';
import { introductionLength } from '../../contract/fields.ts';
import { getMember } from '../../contract/members.ts';
import { changePassword } from '../../contract/password.ts';
import { listSessions } from '../../contract/sessions.ts';
import { readMe, type UserProfile, updateMe } from '../../contract/user.ts';
import { updateUser } from '../login.ts';

const profileFields = {
  full_name: { label: '姓名', autoComplete: 'name' },
  phone: { label: '电话', kind: 'tel', autoComplete: 'tel' },
  introduction: {
    label: '简介',
    kind: 'longText',
    description: `显示在您的公开主页上，最多 ${introductionLength} 个字；没有简介的主页不会被搜索引擎收录`,
  },
} as const;

export function ProfileForm({ me: { full_name, phone, introduction } }: { me: UserProfile }) {
  const state = useCommandForm(
    updateMe,
    { full_name, phone, introduction },
    { invalidates: [readMe, getMember], success: updateMe.message, onSuccess: updateUser },
  );
  return <CommandForm {...state} fields={profileFields} label="基本资料" action="保存资料" />;
}

const emailFields = {
  email: { label: '新邮箱', kind: 'email', autoComplete: 'email' },
  password: { label: '当前密码', kind: 'password', autoComplete: 'current-password' },
} as const;

export function EmailForm() {
  const state = useCommandForm(
    changeEmail,
    { email: '', password: '' },
    {
      invalidates: [readMe],
      errorFields: { WRONG_PASSWORD: 'password', EMAIL_TAKEN: 'email' },
      success: changeEmail.message,
      onSuccess(profile, { reset }) {
        updateUser(profile);
        reset();
      },
    },
  );
  return <CommandForm {...state} fields={emailFields} label="更换邮箱" action="更换邮箱" />;
}

const passwordFields = {
  current_password: { label: '当前密码', kind: 'password', autoComplete: 'current-password' },
  new_password: {
    label: '新密码',
    kind: 'password',
    description: '8 到 128 个字符；修改后其他设备会退出登录',
    autoComplete: 'new-password',
  },
} as const;

export function PasswordForm({ username }: { username: string }) {
  const state = useCommandForm(
    changePassword,
    { current_password: '', new_password: '' },
    {
      invalidates: [listSessions],
      errorFields: { WRONG_PASSWORD: 'current_password' },
      success: changePassword.message,
      onSuccess: (_, { reset }) => reset(),
    },
  );
  return (
    <CommandForm {...state} fields={passwordFields} label="修改密码" action="修改密码">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
    </CommandForm>
  );
}
