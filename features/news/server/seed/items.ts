/** All sample news. */
import { academicNews } from './academic.ts';
import { allianceNews } from './alliance.ts';
import { cultureNews } from './culture.ts';
import type { SampleNews } from './item.ts';
import { scholarshipNews } from './scholarship.ts';

export const sampleNews: readonly SampleNews[] = [
  ...allianceNews,
  ...scholarshipNews,
  ...cultureNews,
  ...academicNews,
];
