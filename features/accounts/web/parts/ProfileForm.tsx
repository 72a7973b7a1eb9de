/** Name and telephone number. */
import { TextInput } from '@mantine/core';
import { useContractForm } from '@platform/web/form/form';
import { profileForm, type UserProfile } from '../../contract/user.ts';
import { useUpdateMe } from '../queries.ts';
import { FormBody } from './FormBody.tsx';

export function ProfileForm({ me }: { me: UserProfile }) {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(profileForm, {
    full_name: me.full_name,
    phone: me.phone,
  });
  const save = useUpdateMe((error) => refuse(error));
  return (
    <FormBody
      label="基本资料"
      onSubmit={submit((body) => save.mutate({ body }))}
      refusal={refusal}
      busy={save.isPending}
      action="保存资料"
    >
      <TextInput
        key={form.key('full_name')}
        label="姓名"
        name="full_name"
        autoComplete="name"
        {...form.getInputProps('full_name')}
      />
      <TextInput
        key={form.key('phone')}
        label="电话"
        name="phone"
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
    </FormBody>
  );
}
