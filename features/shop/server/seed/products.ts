/** All sample products of the heritage shop, category by category. */
import { folkCustoms } from './folk_customs.ts';
import { folkLiterature } from './folk_literature.ts';
import type { SampleProduct } from './product.ts';
import { traditionalCraft } from './traditional_craft.ts';
import { traditionalDance } from './traditional_dance.ts';
import { traditionalMedicine } from './traditional_medicine.ts';
import { traditionalMusic } from './traditional_music.ts';
import { traditionalOpera } from './traditional_opera.ts';

/** The shop of a fresh demo portal: prices in yuan, slugs unique. */
export const sampleProducts: readonly SampleProduct[] = [
  ...traditionalMedicine,
  ...traditionalCraft,
  ...folkLiterature,
  ...traditionalMusic,
  ...traditionalDance,
  ...traditionalOpera,
  ...folkCustoms,
];
