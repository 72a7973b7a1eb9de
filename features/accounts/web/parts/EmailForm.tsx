/** Another e-mail address, which only whoever knows the password may set. */
import { TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { emailChange } from '../../contract/email.ts';
import { useChangeEmail } from '../queries.ts';
import { FormBody } from './FormBody.tsx';
import { PasswordField } from './PasswordField.tsx';

export function EmailForm() {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(emailChange, { email: '', password: '' });
  const change = useChangeEmail(
    () => form.reset(),
    (error) => refuse(error, { WRONG_PASSWORD: 'password', EMAIL_TAKEN: 'email' }),
  );
  return (
    <FormBody
      label="更换邮箱"
      onSubmit={submit((body) => change.mutate({ body }))}
      refusal={refusal}
      busy={change.isPending}
      action="更换邮箱"
    >
      <TextInput
        key={form.key('email')}
        label="新邮箱"
        name="email"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        key={form.key('password')}
        label="当前密码"
        name="password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </FormBody>
  );
}
