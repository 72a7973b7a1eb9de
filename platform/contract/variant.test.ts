/** Addresses and names of the variants. */
import { expect, it } from 'vitest';
import { addressIn, alternatesOf, languageOf, parseVariant, scripts, variantOfLanguage } from './variant.ts';

it('parses known names and treats others as the original', () => {
  expect(['hans', 'hant', '', 'latin', null, undefined].map(parseVariant)).toEqual([
    'hans',
    'hant',
    '',
    '',
    '',
    '',
  ]);
});

it('finds the variant of a document’s language', () => {
  for (const variant of ['', ...scripts] as const)
    expect(variantOfLanguage(languageOf(variant))).toBe(variant);
  expect(variantOfLanguage('en')).toBe('');
});

it('adds the variant to an address with or without a query', () => {
  expect(addressIn('hant', '/news?page=2')).toBe('/news?page=2&variant=hant');
  expect(addressIn('', '/news?page=2')).toBe('/news?page=2');
});

it('lists the address of a page in each script for search engines', () => {
  expect(alternatesOf('https://zhongzhou.example/news')).toEqual([
    { hreflang: 'zh-Hans', href: 'https://zhongzhou.example/news?variant=hans' },
    { hreflang: 'zh-Hant', href: 'https://zhongzhou.example/news?variant=hant' },
    { hreflang: 'x-default', href: 'https://zhongzhou.example/news' },
  ]);
});
