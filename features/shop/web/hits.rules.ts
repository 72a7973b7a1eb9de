/** An excerpt for a card whose own texts do not show the hit. */
import type { ListedProduct, ProductHighlights } from '../contract/product.ts';

interface Hit {
  text: string;
  spans: NonNullable<ProductHighlights['title']>;
}

/** Characters around a hit. */
const excerptMargin = 8;

function excerpt(text: string, [start, end]: readonly [number, number]): Hit {
  const from = Math.max(0, start - excerptMargin);
  const to = Math.min(text.length, end + excerptMargin);
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    spans: [[start + shift, end + shift]],
  };
}

/** The excerpt around the first hit in brand or description, unless the card shows another hit. */
export function elsewhere({ highlights, brand, description }: ListedProduct): Hit | null {
  if (!highlights || highlights.title || highlights.subtitle || highlights.inheritor) return null;
  const inBrand = highlights.brand?.[0];
  if (inBrand) return excerpt(brand, inBrand);
  const inDescription = highlights.description?.[0];
  return inDescription ? excerpt(description, inDescription) : null;
}
