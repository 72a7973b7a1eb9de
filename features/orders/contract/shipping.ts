/** The shipping form; the required fields depend on the delivery method (specification, sections 5 and 9). */

import { type Fields, fieldText } from '@platform/contract/fields';
import { type Fen, fen } from '@platform/contract/money';
import { optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { districtGroups, districts } from './districts.ts';

export const deliveryMethods = ['pickup', 'standard', 'express'] as const;
export const deliveryMethod = z.enum(deliveryMethods);
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const deliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  pickup: '自提',
  standard: '标准配送',
  express: '快递配送',
};

/** Delivery fees in yuan. */
export const deliveryFees: Readonly<Record<DeliveryMethod, Fen>> = {
  pickup: fen(0),
  standard: fen(0),
  express: fen(5000),
};

/** Delivery times in days. */
export const deliveryDays: Readonly<Record<Exclude<DeliveryMethod, 'pickup'>, readonly [number, number]>> = {
  standard: [3, 5],
  express: [1, 2],
};

/** When the goods arrive, for the buyer. */
export function deliveryTime(method: DeliveryMethod): string {
  if (method === 'pickup') return '备好后通知您到店领取';
  const [from, to] = deliveryDays[method];
  return `${from}–${to} 天送达`;
}

/** The message for an incomplete form. */
export const incompleteShipping = 'Please complete shipping information / 请完善收货信息';

const district = z.enum(districts, 'Please select district / 请选择地区');
/** An empty field counts as missing. */
const emptyAsLeftOut = (value: unknown) => (value === '' || value === null ? undefined : value);

const contact = {
  fullName: text({ max: 100, required: 'Please enter your name / 请输入姓名' }),
  phone: text({ max: 40, required: 'Please enter your phone number / 请输入电话号码' }),
  email: text({ max: 254, required: 'Please enter your email / 请输入电子邮箱' }).pipe(
    z.email('Please enter a valid email / 请输入有效的电子邮箱'),
  ),
  country: optionalText(60),
  state: optionalText(100),
  city: optionalText(100),
  addressLine2: optionalText(200),
  deliveryInstructions: optionalText(500, { multiline: true }),
};

const collected = z.object({
  ...contact,
  deliveryMethod: z.literal('pickup'),
  district: z.preprocess(emptyAsLeftOut, district.optional()),
  addressLine1: optionalText(200),
  postalCode: optionalText(20),
});

const delivered = z.object({
  ...contact,
  deliveryMethod: z.enum(['standard', 'express']),
  district,
  addressLine1: text({ max: 200, required: 'Please enter your address / 请输入地址' }),
  postalCode: text({ max: 20, required: 'Please enter postal code / 请输入邮政编码' }),
});

/** Recipient and address; district, address and postal code are required except for pickup. */
export const shippingInfo = z.discriminatedUnion(
  'deliveryMethod',
  [collected, delivered],
  incompleteShipping,
);
export type ShippingInfo = z.infer<typeof shippingInfo>;

/** The fields of the form; the required ones depend on the delivery method. */
export const shippingFields = {
  fullName: { label: '姓名 Name', schema: contact.fullName, autoComplete: 'name' },
  phone: { label: '电话 Phone', kind: 'tel', schema: contact.phone, autoComplete: 'tel' },
  email: {
    label: '电子邮箱 Email',
    kind: 'email',
    schema: contact.email,
    width: 'full',
    autoComplete: 'email',
  },
  district: {
    label: '地区 District',
    kind: 'select',
    schema: district,
    options: districtGroups.map(({ group, districts: items }) => ({ group, items })),
    placeholder: '请选择地区 Select district',
    autoComplete: 'address-level2',
  },
  postalCode: {
    label: '邮政编码 Postal code',
    schema: delivered.shape.postalCode,
    placeholder: '999077',
    autoComplete: 'postal-code',
  },
  addressLine1: {
    label: '详细地址 Address',
    schema: delivered.shape.addressLine1,
    width: 'full',
    placeholder: '街道、大厦、楼层及单位',
    autoComplete: 'address-line1',
  },
  deliveryInstructions: {
    label: '配送备注 Delivery instructions',
    kind: 'longText',
    schema: contact.deliveryInstructions,
    rows: 2,
  },
} as const satisfies Fields;

/** The address in one line; empty for a pickup without one. */
export function addressText({ district, addressLine1 }: ShippingInfo): string {
  return [fieldText(shippingFields.district, district), addressLine1].filter(Boolean).join('，');
}
