/** The values of the shipping form and their errors by the contract's rules. */
import { type DeliveryMethod, deliveryMethod, shippingInfo } from '@features/orders/contract/shipping';
import { z } from 'zod';
import { tabStorage } from './tabStorage.ts';

const field = z.string().max(1000).catch('');

/** The form's values; all are text until the contract parses them. */
export const shippingValues = z.object({
  fullName: field,
  phone: field,
  email: field,
  district: field,
  addressLine1: field,
  postalCode: field,
  deliveryInstructions: field,
  deliveryMethod: deliveryMethod.catch('standard'),
});
export type ShippingValues = z.infer<typeof shippingValues>;
export type ShippingField = keyof ShippingValues;

/** What is typed, until the order is paid. */
export const shippingStorage = tabStorage('shippingForm', shippingValues);

/** The fields in the order of the page: the first invalid one gets the focus. */
export const fieldOrder = Object.keys(shippingValues.shape) as readonly ShippingField[];

export const emptyShipping: ShippingValues = shippingValues.parse({});

/** The contract's message for each invalid field. */
export function shippingErrors(values: ShippingValues): Partial<Record<ShippingField, string>> {
  const parsed = shippingInfo.safeParse(values);
  if (parsed.success) return {};
  const errors: Partial<Record<ShippingField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = fieldOrder.find((candidate) => candidate === path[0]);
    if (name) errors[name] ??= message;
  }
  return errors;
}

/** The required fields of this delivery method. */
export function requiredFields(method: DeliveryMethod): ReadonlySet<ShippingField> {
  return new Set(
    Object.keys(shippingErrors({ ...emptyShipping, deliveryMethod: method })) as ShippingField[],
  );
}

/** The displayed errors that the new delivery method still causes; it adds none. */
export function pruneErrors(
  errors: Readonly<Record<string, unknown>>,
  values: ShippingValues,
): Partial<Record<ShippingField, string>> {
  const now = Object.entries(shippingErrors(values));
  return Object.fromEntries(now.filter(([name]) => errors[name]));
}

/** The first invalid field on the page, or null. */
export function firstInvalid(errors: Partial<Record<ShippingField, string>>): ShippingField | null {
  return fieldOrder.find((name) => errors[name]) ?? null;
}
