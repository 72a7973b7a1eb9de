/** Which function draws which motif. */
import type { MotifName } from './drawing.ts';
import * as medicine from './medicine.ts';
import type { Painter } from './motif.ts';

/** One painter for every motif. */
export const painters = { ...medicine } as { [Name in MotifName]: Painter<Name> };
