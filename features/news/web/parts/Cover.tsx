/** An item's picture, or its category's seal, in a box of fixed ratio so that nothing moves. */
import type { ListedNews } from '../../contract/news.ts';
import classes from './Cover.module.css';
import { Seal } from './Seal.tsx';

interface CoverProps {
  item: Pick<ListedNews, 'image' | 'imageSizes' | 'category'>;
  /** The displayed width, for the browser's choice among the sizes. */
  sizes: string;
  /** Empty beside the title. */
  alt?: string;
  /** For the first screen: loaded eagerly. */
  eager?: boolean;
}

export function Cover({ item: { image, imageSizes, category }, sizes, alt = '', eager = false }: CoverProps) {
  const srcSet = imageSizes.map(({ address, width }) => `${address} ${width}w`).join(', ');
  return (
    <span className={classes['cover']}>
      {image === null ? (
        <Seal category={category} />
      ) : (
        <img
          src={image}
          alt={alt}
          width={960}
          height={640}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          {...(srcSet ? { srcSet, sizes } : {})}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
        />
      )}
    </span>
  );
}
