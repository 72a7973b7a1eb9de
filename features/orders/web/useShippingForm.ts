/** The state of the shipping form: stored in the tab, validated by the contract. */
import { incompleteShipping, type ShippingInfo, shippingInfo } from '@features/orders/contract/shipping';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { notices } from '@platform/web/notices';
import { useEffect } from 'react';
import {
  emptyShipping,
  firstInvalid,
  pruneErrors,
  type ShippingValues,
  shippingErrors,
  shippingStorage,
} from './shipping.rules.ts';

export interface ShippingForm {
  form: UseFormReturnType<ShippingValues>;
  /** Whether the form is complete; otherwise shows the errors and focuses the first one. */
  check(): boolean;
  /** The shipping information for the order; only after `check`. */
  read(): ShippingInfo;
}

export function useShippingForm(): ShippingForm {
  const form = useForm<ShippingValues>({
    initialValues: shippingStorage.read() ?? emptyShipping,
    validate: shippingErrors,
  });
  const { values, errors } = form;

  useEffect(() => shippingStorage.write(values), [values]);

  // Removes errors that the new delivery method does not cause.
  const { deliveryMethod } = values;
  useEffect(() => {
    form.setErrors(pruneErrors(errors, values));
  }, [deliveryMethod]);

  return {
    form,
    check() {
      const { hasErrors, errors: formErrors } = form.validate();
      if (!hasErrors) return true;
      notices.error(incompleteShipping);
      const first = firstInvalid(formErrors);
      if (first) form.getInputNode(first)?.focus();
      return false;
    },
    read: () => shippingInfo.parse(values),
  };
}
