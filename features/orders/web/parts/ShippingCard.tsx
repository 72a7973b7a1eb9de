/** The shipping card: recipient, address and delivery method. The required fields depend on the delivery method. */
import { shippingFields } from '@features/orders/contract/shipping';
import { Stack, Title } from '@mantine/core';
import { FieldInputs } from '@platform/web/form/FieldInputs.tsx';
import { requiredFields } from '../shipping.rules.ts';
import type { ShippingForm } from '../useShippingForm.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { LastAddress } from './LastAddress.tsx';

export function ShippingCard({ shipping: { form } }: { shipping: ShippingForm }) {
  /** An address is checked when it is left, unless it is empty. */
  const checkEmail = () => form.values.email.trim() !== '' && form.validateField('email');
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
      <FieldInputs
        fields={shippingFields}
        required={requiredFields(form.values.deliveryMethod)}
        bind={(name) => ({
          key: form.key(name),
          ...form.getInputProps(name),
          ...(name === 'email' && { onBlur: checkEmail }),
        })}
      />
    </Stack>
  );
}
