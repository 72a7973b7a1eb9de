/** The shipping card: to whom, where, and how it is delivered. What is required follows the delivery method. */
import { districtGroups } from '@features/orders/contract/districts';
import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { requiredFields, type ShippingField } from '../shipping.rules.ts';
import type { ShippingForm } from '../useShippingForm.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { LastAddress } from './LastAddress.tsx';

const districtOptions = [
  { value: '', label: '请选择地区 Select district' },
  ...districtGroups.map(({ group, districts }) => ({ group, items: [...districts] })),
];

export function ShippingCard({ shipping: { form } }: { shipping: ShippingForm }) {
  const required = requiredFields(form.values.deliveryMethod);
  /** What every field is given; `withAsterisk` instead of `required`, so that the contract's messages appear. */
  const field = (name: ShippingField, autoComplete: string) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    name,
    autoComplete,
    withAsterisk: required.has(name),
    'aria-required': required.has(name),
  });
  return (
    <Stack component="section" gap="md" aria-labelledby="shipping-title">
      <Title order={2} size="h3" id="shipping-title">
        收货信息
      </Title>
      <LastAddress form={form} />
      <DeliveryChoice
        value={form.values.deliveryMethod}
        onChange={(method) => form.setFieldValue('deliveryMethod', method)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="姓名 Name" {...field('fullName', 'name')} />
        <TextInput label="电话 Phone" type="tel" {...field('phone', 'tel')} />
      </SimpleGrid>
      <TextInput
        label="电子邮箱 Email"
        type="email"
        {...field('email', 'email')}
        onBlur={() => {
          if (form.values.email.trim() !== '') form.validateField('email');
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label="地区 District" data={districtOptions} {...field('district', 'address-level2')} />
        <TextInput
          label="邮政编码 Postal code"
          placeholder="999077"
          {...field('postalCode', 'postal-code')}
        />
      </SimpleGrid>
      <TextInput
        label="详细地址 Address"
        placeholder="街道、大厦、楼层及单位"
        {...field('addressLine1', 'address-line1')}
      />
      <Textarea
        label="配送备注 Delivery instructions"
        autosize
        minRows={2}
        {...field('deliveryInstructions', 'off')}
      />
    </Stack>
  );
}
