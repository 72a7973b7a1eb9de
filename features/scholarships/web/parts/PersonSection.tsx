/** Who applies. */
import { SimpleGrid, TextInput } from '@mantine/core';
import { portalDay } from '@platform/contract/zone';
import { ageLimit } from '../../contract/age.ts';
import { type FormProps, fieldProps } from './formProps.ts';

export function PersonSection({ form }: { form: FormProps }) {
  const deadlineDay = portalDay(new Date(form.term.application_deadline));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      <TextInput autoComplete="name" {...fieldProps(form, 'full_name')} />
      <TextInput type="email" autoComplete="email" {...fieldProps(form, 'email')} />
      <TextInput type="tel" autoComplete="tel" {...fieldProps(form, 'phone')} />
      <TextInput
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={portalDay(new Date())}
        description={`在截止日期当天（${deadlineDay}）须未满 ${ageLimit} 周岁`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...fieldProps(form, 'date_of_birth')}
      />
      <TextInput autoComplete="country-name" {...fieldProps(form, 'nationality')} />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        description="加密保存，只显示首末几位；不会留在这台设备上"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...fieldProps(form, 'id_number')}
      />
    </SimpleGrid>
  );
}
