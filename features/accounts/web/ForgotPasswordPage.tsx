/** /forgot-password: requests an email with a link for a new password. */
import { Text } from '@mantine/core';
import { page } from '@platform/web/page/page';
import { requestPasswordReset } from '../contract/password.ts';
import { CommandForm, Field, useCommandForm } from './parts/CommandForm.tsx';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({
  title: '忘记密码',
  description: '通过注册邮箱重置中轴账号的密码。',
  hidden: true,
});

export default function ForgotPasswordPage() {
  const { form, state, isSuccess } = useCommandForm(requestPasswordReset, { email: '' });
  return (
    <EntryFrame
      title="忘记密码"
      kicker="寻回"
      intro={isSuccess ? undefined : '输入注册时的邮箱，我们会寄去一个重置密码的链接。'}
      links={{ '/login': '返回登录' }}
    >
      {isSuccess ? (
        <Text ta="center" role="status">
          {requestPasswordReset.message}，请在一小时内打开其中的链接。
        </Text>
      ) : (
        <CommandForm {...state} action="发送重置邮件">
          <Field form={form} name="email" label="邮箱" type="email" autoComplete="email" />
        </CommandForm>
      )}
    </EntryFrame>
  );
}
