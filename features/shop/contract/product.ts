/** A heritage product for visitors (specification, section 3). */
import { spans } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { productCategory, region } from './category.ts';

const amount = z.number().min(0);

/** A product; prices in yuan, rating 1 to 5 with one decimal, addresses relative to the portal's. */
export const product = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  inheritor: z.string(),
  brand: z.string(),
  category: productCategory,
  region,
  price: amount,
  originalPrice: amount,
  sales: z.int().min(0),
  stock: z.int().min(0),
  rating: z.number().min(1).max(5),
  description: z.string(),
  /** The drawing, a square SVG. */
  cover: z.string(),
  /** The picture of a share card, 1200 by 630. */
  shareImage: z.string(),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof product>;

/** The data that a cart or a checkout refreshes. */
export const productOffer = product.pick({
  id: true,
  title: true,
  inheritor: true,
  category: true,
  cover: true,
  price: true,
  stock: true,
});
export type ProductOffer = z.infer<typeof productOffer>;

/** The searched fields. */
export const searchedFields = ['title', 'subtitle', 'inheritor', 'brand', 'description'] as const;
export type SearchedField = (typeof searchedFields)[number];

export const productHighlights = z.partialRecord(z.enum(searchedFields), spans);
export type ProductHighlights = z.infer<typeof productHighlights>;

/** A product in a list, with highlights after a search. */
export const listedProduct = product.extend({ highlights: productHighlights.optional() });
export type ListedProduct = z.infer<typeof listedProduct>;
