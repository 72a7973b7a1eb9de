/** The cover picture of a sample product: one self-contained SVG. */
import type { SampleProduct } from '../product.ts';
import type { Drawing, MotifName, Motifs } from './drawing.ts';
import { ground, signature } from './ground.ts';
import { type Brush, brushFor, defaults } from './kit.ts';
import { painters } from './painters.ts';
import { shrink } from './shrink.ts';

function paint<Name extends MotifName>(brush: Brush, drawing: { motif: Name } & Motifs[Name]): string {
  return painters[drawing.motif](brush, drawing);
}

/** Draws the product's cover, 480 by 480; the same product always gives the same bytes. */
export function drawCover(product: Pick<SampleProduct, 'slug' | 'category' | 'drawing'>): string {
  const brush = brushFor(product.slug);
  const drawing: Drawing = product.drawing;
  const picture = ground(brush, product.category) + paint(brush, drawing) + signature();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><g ${defaults}>${shrink(picture, `${brush.id()}_`)}</g></svg>`;
}
