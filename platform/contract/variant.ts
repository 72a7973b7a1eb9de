/** The variants of the site: the original, or one script for all texts. */
/** Simplified characters; traditional characters as Hong Kong writes them. */
export const scripts = ['hans', 'hant'] as const;
export type Script = (typeof scripts)[number];

/** '' is the original: every text in the script in which it was written. */
export type Variant = Script | '';

/** The name of the cookie with the visitor's choice, and of the query parameter that sets a variant. */
export const variantKey = 'variant';

const languages = { '': 'zh', hans: 'zh-Hans', hant: 'zh-Hant-HK' } as const satisfies Record<
  Variant,
  string
>;
const locales = { '': 'zh_CN', hans: 'zh_CN', hant: 'zh_HK' } as const satisfies Record<Variant, string>;

/** Reads the value of the cookie or the parameter; any other value means the original. */
export function parseVariant(value: string | null | undefined): Variant {
  return scripts.find((script) => script === value) ?? '';
}

/** The BCP 47 tag of a page in this variant. */
export function languageOf(variant: Variant): string {
  return languages[variant];
}

/** The variant of a document with this language tag. */
export function variantOfLanguage(language: string): Variant {
  return scripts.find((script) => languages[script] === language) ?? '';
}

/** The locale of a share card. */
export function localeOf(variant: Variant): string {
  return locales[variant];
}

/** The address of a page in a variant; `address` is a path or a whole address, with or without a query. */
export function addressIn(variant: Variant, address: string): string {
  if (variant === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${variantKey}=${variant}`;
}

export interface Alternate {
  hreflang: string;
  href: string;
}

/** The addresses of a page in each script, for its head and for the sitemap. */
export function alternatesOf(address: string): readonly Alternate[] {
  return [
    { hreflang: 'zh-Hans', href: addressIn('hans', address) },
    { hreflang: 'zh-Hant', href: addressIn('hant', address) },
    { hreflang: 'x-default', href: address },
  ];
}
