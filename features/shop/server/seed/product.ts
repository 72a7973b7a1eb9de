/** The shape of a sample product: what a fresh demo portal offers in its shop. */
import type { ProductCategory, Region } from '../../contract/category.ts';
import type { Drawing } from './drawings/drawing.ts';

/** One sample product; prices are yuan with at most two decimals, rating is 1 to 5 with one decimal. */
export interface SampleProduct {
  slug: string;
  title: string;
  subtitle: string;
  inheritor: string;
  brand: string;
  category: ProductCategory;
  region: Region;
  price: number;
  originalPrice: number;
  stock: number;
  sales: number;
  rating: number;
  description: string;
  drawing: Drawing;
}
