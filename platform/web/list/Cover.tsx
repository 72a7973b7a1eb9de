/** An entry's picture in a place of its own size, so that nothing moves when it comes. */
import type { ReactNode } from 'react';
import classes from './Cover.module.css';

interface CoverProps {
  /** Null without a picture; then the children stand for it. */
  src: string | null;
  /** Empty where the title stands beside it. */
  alt?: string;
  width: number;
  height: number;
  srcSet?: string;
  /** How wide it stands on the page, for the browser's choice among the sizes of `srcSet`. */
  sizes?: string;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  /** Without colours: it can't be had any more. */
  faded?: boolean;
  children?: ReactNode;
}

export function Cover({ src, alt = '', width, height, srcSet, sizes, ...props }: CoverProps) {
  const { eager = false, faded = false, children } = props;
  return (
    <span
      className={classes['cover']}
      data-faded={faded || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {src === null ? (
        children
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          {...(srcSet ? { srcSet, sizes } : {})}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
        />
      )}
    </span>
  );
}
