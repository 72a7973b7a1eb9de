/** The address after switching the variant. */
import { expect, it } from 'vitest';
import { withoutVariant } from './variant.rules.ts';

it.each([
  ['?variant=hant', ''],
  ['?page=2&variant=hant', '?page=2'],
  ['?variant=hans&variant=hant&q=%E4%BA%91', '?q=%E4%BA%91'],
  ['?q=a%20b', '?q=a%20b'],
  ['', ''],
])('%s becomes %s', (search, shorter) => {
  expect(withoutVariant(search)).toBe(shorter);
});
