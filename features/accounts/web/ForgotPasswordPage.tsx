/** /forgot-password: asks for a letter with a link for a new password. */
import { Anchor, Text, TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { page } from '@platform/web/page/page';
import { Link } from 'react-router';
import { requestPasswordReset, resetRequest } from '../contract/password.ts';
import { EntryFrame } from './parts/EntryFrame.tsx';
import { FormBody } from './parts/FormBody.tsx';
import { useRequestPasswordReset } from './queries.ts';

export const handle = page({
  title: '忘记密码',
  description: '通过注册邮箱重置中轴账号的密码。',
  hidden: true,
});

export default function ForgotPasswordPage() {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(resetRequest, { email: '' });
  const request = useRequestPasswordReset((error) => refuse(error));
  return (
    <EntryFrame
      title="忘记密码"
      kicker="寻回"
      intro={request.isSuccess ? undefined : '输入注册时的邮箱，我们会寄去一个重置密码的链接。'}
      below={
        <Anchor component={Link} to="/login">
          返回登录
        </Anchor>
      }
    >
      {request.isSuccess ? (
        <Text ta="center" role="status">
          {requestPasswordReset.message}，请在一小时内打开其中的链接。
        </Text>
      ) : (
        <FormBody
          onSubmit={submit((body) => request.mutate({ body }))}
          refusal={refusal}
          busy={request.isPending}
          action="发送重置邮件"
        >
          <TextInput
            key={form.key('email')}
            label="邮箱"
            name="email"
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
        </FormBody>
      )}
    </EntryFrame>
  );
}
