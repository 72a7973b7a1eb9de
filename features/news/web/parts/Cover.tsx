/** An item's picture, or its category's seal where it has none, in a place of its own size so that nothing moves. */
import type { ListedNews } from '../../contract/news.ts';
import classes from './Cover.module.css';
import { Seal } from './Seal.tsx';

interface CoverProps {
  item: Pick<ListedNews, 'image' | 'imageSizes' | 'category'>;
  /** How wide it stands on the page, for the browser's choice among the sizes. */
  sizes: string;
  /** Empty where the title stands beside it. */
  alt?: string;
  /** On the first screen: fetched at once. */
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
