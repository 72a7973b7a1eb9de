/** Addresses and names of the scripts. */
import { expect, it } from 'vitest';
import { addressIn, alternatesOf, languageOf, scripts, variantNamed, variantOfLanguage } from './variant.ts';

it('reads only its own names', () => {
  expect(['hans', 'hant', '', 'latin', null, undefined].map(variantNamed)).toEqual([
    'hans',
    'hant',
    '',
    '',
    '',
    '',
  ]);
});

it('knows a document’s script by its language', () => {
  for (const variant of ['', ...scripts] as const)
    expect(variantOfLanguage(languageOf(variant))).toBe(variant);
  expect(variantOfLanguage('en')).toBe('');
});

it('adds the script to an address, whatever query it has', () => {
  expect(addressIn('hant', '/news?page=2')).toBe('/news?page=2&variant=hant');
  expect(addressIn('', '/news?page=2')).toBe('/news?page=2');
});

it('names a page in each script for search engines', () => {
  expect(alternatesOf('https://zhongzhou.example/news')).toEqual([
    { hreflang: 'zh-Hans', href: 'https://zhongzhou.example/news?variant=hans' },
    { hreflang: 'zh-Hant', href: 'https://zhongzhou.example/news?variant=hant' },
    { hreflang: 'x-default', href: 'https://zhongzhou.example/news' },
  ]);
});
