/** A product's description for search engines and share cards, and its structured data. */
import { productCategoryNames } from '../contract/category.ts';
import { productPath } from '../contract/path.ts';
import type { Product } from '../contract/product.ts';

const longest = 120;

/** Subtitle, inheritor and the start of the description, at most 120 characters. */
export function summaryOf({ subtitle, inheritor, category, description }: Product): string {
  const text = `${subtitle}。${productCategoryNames[category]}传承人${inheritor}作品。${description}`;
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

/** schema.org's Product. */
export function jsonLdOf(product: Product, absolute: (path: string) => string) {
  const { id, slug, title, description, cover, shareImage, brand, price, stock } = product;
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: slug,
    image: [absolute(shareImage), absolute(cover)],
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: absolute(productPath(id)),
      price: price.toFixed(2),
      priceCurrency: 'CNY',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
