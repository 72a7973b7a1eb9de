/** The seven heritage categories and the six regions, with their labels (specification, section 9). */
import { z } from 'zod';

/** Heritage categories in the order of the navigation. */
export const productCategories = [
  'traditional_medicine',
  'traditional_craft',
  'folk_literature',
  'traditional_music',
  'traditional_dance',
  'traditional_opera',
  'folk_customs',
] as const;

/** One heritage category. */
export const productCategory = z.enum(productCategories);
export type ProductCategory = z.infer<typeof productCategory>;

/** Labels of the categories. */
export const productCategoryNames: Readonly<Record<ProductCategory, string>> = {
  traditional_medicine: '传统医药',
  traditional_craft: '传统技艺',
  folk_literature: '民间文学',
  traditional_music: '传统音乐',
  traditional_dance: '传统舞蹈',
  traditional_opera: '传统戏剧',
  folk_customs: '民俗',
};

/** Regions in the order of the filter. */
export const regions = ['beijing', 'jiangsu', 'zhejiang', 'sichuan', 'guangdong', 'other'] as const;

/** One region. */
export const region = z.enum(regions);
export type Region = z.infer<typeof region>;

/** Labels of the regions. */
export const regionNames: Readonly<Record<Region, string>> = {
  beijing: '北京',
  jiangsu: '江苏',
  zhejiang: '浙江',
  sichuan: '四川',
  guangdong: '广东',
  other: '其他',
};

/** Icons of the categories in the navigation. */
export const productCategoryIcons: Readonly<Record<ProductCategory, string>> = {
  traditional_medicine: 'leaf',
  traditional_craft: 'vase',
  folk_literature: 'book',
  traditional_music: 'music',
  traditional_dance: 'fan',
  traditional_opera: 'mask',
  folk_customs: 'lantern',
};
