/** How a motif is drawn: a brush and the motif's choices give the object's SVG content, in a box of 480 by 480. */
import type { MotifName, Motifs } from './drawing.ts';
import type { Brush } from './kit.ts';

/** The function that draws one motif. */
export type Painter<Name extends MotifName> = (brush: Brush, choice: Motifs[Name]) => string;
