/** Another password. */
import { useContractForm } from '@platform/web/form/form';
import { passwordChange } from '../../contract/password.ts';
import { useChangePassword } from '../queries.ts';
import { FormBody } from './FormBody.tsx';
import { PasswordField } from './PasswordField.tsx';

const empty = { current_password: '', new_password: '' };

export function PasswordForm({ username }: { username: string }) {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(passwordChange, empty);
  const change = useChangePassword(
    () => form.reset(),
    (error) => refuse(error, { WRONG_PASSWORD: 'current_password' }),
  );
  return (
    <FormBody
      label="修改密码"
      onSubmit={submit((body) => change.mutate({ body }))}
      refusal={refusal}
      busy={change.isPending}
      action="修改密码"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        key={form.key('current_password')}
        label="当前密码"
        name="current_password"
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <PasswordField
        key={form.key('new_password')}
        label="新密码"
        description="8 到 128 个字符；修改后其他设备会退出登录"
        name="new_password"
        autoComplete="new-password"
        {...form.getInputProps('new_password')}
      />
    </FormBody>
  );
}
