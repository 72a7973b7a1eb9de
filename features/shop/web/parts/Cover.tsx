/** A product's drawing; faded while it is sold out. */
import { Cover as EntryCover } from '@platform/web/list/Cover.tsx';
import type { ListedProduct } from '../../contract/product.ts';

interface CoverProps {
  product: Pick<ListedProduct, 'cover' | 'stock'>;
  alt?: string;
  eager?: boolean;
}

export const Cover = ({ product: { cover, stock }, ...props }: CoverProps) => (
  <EntryCover src={cover} width={480} height={480} faded={stock === 0} {...props} />
);
