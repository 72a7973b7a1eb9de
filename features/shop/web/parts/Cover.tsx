/** A product's drawing, in a box of fixed ratio so that nothing moves. */
import classes from './Cover.module.css';

interface CoverProps {
  cover: string;
  /** Empty beside the title. */
  alt?: string;
  soldOut?: boolean;
  /** For the first screen: loaded eagerly. */
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
