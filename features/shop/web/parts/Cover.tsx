/** A product's drawing, in a place of its own size so that nothing moves when it comes. */
import classes from './Cover.module.css';

interface CoverProps {
  cover: string;
  /** Empty where the title stands beside it. */
  alt?: string;
  soldOut?: boolean;
  /** On the first screen: fetched at once. */
  eager?: boolean;
}

export function Cover({ cover, alt = '', soldOut = false, eager = false }: CoverProps) {
  return (
    <span className={classes['cover']} data-sold-out={soldOut || undefined}>
      <img
        src={cover}
        alt={alt}
        width={480}
        height={480}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        {...(eager ? { fetchPriority: 'high' as const } : {})}
      />
    </span>
  );
}
