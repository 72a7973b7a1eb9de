/** /forgot-password: requests an email with a link for a new password. */
import { Text } from '@mantine/core';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { page } from '@platform/web/page/page';
import { requestPasswordReset } from '../contract/password.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';

export const handle = page({
  title: '忘记密码',
  description: '通过注册邮箱重置中轴账号的密码。',
  hidden: true,
});

const fields = { email: { label: '邮箱', kind: 'email', autoComplete: 'email' } } as const;

export default function ForgotPasswordPage() {
  const state = useCommandForm(requestPasswordReset, { email: '' });
  return (
    <EntryFrame
      title="忘记密码"
      kicker="寻回"
      intro={state.isSuccess ? undefined : '输入注册时的邮箱，我们会寄去一个重置密码的链接。'}
      links={{ '/login': '返回登录' }}
    >
      {state.isSuccess ? (
        <Text ta="center" role="status">
          {requestPasswordReset.message}，请在一小时内打开其中的链接。
        </Text>
      ) : (
        <CommandForm {...state} fields={fields} action="发送重置邮件" />
      )}
    </EntryFrame>
  );
}
