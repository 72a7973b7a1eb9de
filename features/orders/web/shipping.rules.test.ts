/** The shipping form agrees with the contract. */
import { deliveryMethods, shippingInfo } from '@features/orders/contract/shipping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyShipping,
  firstInvalid,
  pruneErrors,
  requiredFields,
  type ShippingValues,
  shippingErrors,
  shippingValues,
} from './shipping.rules.ts';

const complete: ShippingValues = {
  fullName: '陈晓岚',
  phone: '+852 9123 4567',
  email: 'lan@example.org',
  district: 'Wan Chai',
  addressLine1: '轩尼诗道 1 号',
  postalCode: '999077',
  deliveryInstructions: '',
  deliveryMethod: 'express',
};

describe('shippingErrors', () => {
  it('is empty for a complete form', () => {
    for (const deliveryMethod of deliveryMethods)
      expect(shippingErrors({ ...complete, deliveryMethod })).toEqual({});
  });

  it("contains the specification's message for each field", () => {
    expect(shippingErrors({ ...emptyShipping, deliveryMethod: 'standard' })).toEqual({
      fullName: 'Please enter your name / 请输入姓名',
      phone: 'Please enter your phone number / 请输入电话号码',
      email: 'Please enter your email / 请输入电子邮箱',
      district: 'Please select district / 请选择地区',
      addressLine1: 'Please enter your address / 请输入地址',
      postalCode: 'Please enter postal code / 请输入邮政编码',
    });
    expect(shippingErrors({ ...complete, email: 'lan@' })).toEqual({
      email: 'Please enter a valid email / 请输入有效的电子邮箱',
    });
  });

  it('rejects exactly the same values as the contract', () => {
    const values = fc.record({
      ...Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          fc.constantFrom(value, '', ' ', 'x'.repeat(600)),
        ]),
      ),
      deliveryMethod: fc.constantFrom(...deliveryMethods),
    }) as unknown as fc.Arbitrary<ShippingValues>;
    fc.assert(
      fc.property(values, (form) => {
        expect(Object.keys(shippingErrors(form)).length === 0).toBe(shippingInfo.safeParse(form).success);
      }),
    );
  });
});

describe('requiredFields', () => {
  it('depends on the delivery method', () => {
    expect([...requiredFields('pickup')]).toEqual(['fullName', 'phone', 'email']);
    for (const method of ['standard', 'express'] as const)
      expect([...requiredFields(method)]).toEqual([
        'fullName',
        'phone',
        'email',
        'district',
        'addressLine1',
        'postalCode',
      ]);
  });
});

describe('stillWrong', () => {
  it('removes errors that the new delivery method does not cause and adds none', () => {
    const errors = { email: 'x', district: 'x' };
    expect(Object.keys(pruneErrors(errors, { ...emptyShipping, deliveryMethod: 'pickup' }))).toEqual([
      'email',
    ]);
    expect(Object.keys(pruneErrors(errors, emptyShipping))).toEqual(['email', 'district']);
  });
});

describe('firstWrong', () => {
  it('is the first in the order of the page', () => {
    expect(firstInvalid({ postalCode: 'x', phone: 'x' })).toBe('phone');
    expect(firstInvalid({})).toBeNull();
  });
});

describe('shippingValues', () => {
  it('reads any stored value', () => {
    expect(shippingValues.parse({ fullName: 7, deliveryMethod: 'pigeon' })).toEqual(emptyShipping);
  });
});
