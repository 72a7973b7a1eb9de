/** The awards of a year, as announced: one gold, three excellent, up to ten nominations (specification, section 9). */
import type { AwardCategory } from './category.ts';

interface Award {
  /** Yuan for each; 0 where an award carries a certificate only. */
  amount: number;
  /** How many are awarded at most. */
  places: number;
  /** Whether all places are always awarded. */
  always: boolean;
}

export const awards: Readonly<Record<AwardCategory, Award>> = {
  gold: { amount: 10_000, places: 1, always: true },
  excellent: { amount: 3_000, places: 3, always: true },
  nomination: { amount: 0, places: 10, always: false },
};
