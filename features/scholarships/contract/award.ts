/** The awards of a year, as announced: one gold, three excellent, up to ten nominations (specification, section 9). */
import type { AwardCategory } from './category.ts';

interface Award {
  /** Yuan per award; 0 for a certificate only. */
  amount: number;
  /** Maximum number of awards. */
  places: number;
  /** Whether all places are awarded. */
  always: boolean;
}

export const awards: Readonly<Record<AwardCategory, Award>> = {
  gold: { amount: 10_000, places: 1, always: true },
  excellent: { amount: 3_000, places: 3, always: true },
  nomination: { amount: 0, places: 10, always: false },
};
