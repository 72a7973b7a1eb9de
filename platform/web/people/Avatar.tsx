/** A person's picture, or a seal drawn from their name: its first character in one of ten colours. */
import { graphemesOf } from '@platform/contract/text';
import { type CSSProperties, useState } from 'react';
import classes from './Avatar.module.css';
import { toneOf } from './tone.ts';

interface AvatarProps {
  name: string;
  /** The address of a square picture; null without one. */
  address: string | null;
  /** Pixels. */
  size?: 24 | 32 | 40 | 64 | 96;
}

/** The name is beside it, so the picture has no text of its own. */
export function Avatar({ name, address, size = 32 }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const className = classes['avatar'];
  const style = { '--size': `${size / 16}rem` } as CSSProperties;
  if (address === null || address === missing)
    return (
      <span
        className={className}
        style={{ ...style, ...toneOf(name) }}
        aria-hidden="true"
        data-verbatim
        translate="no"
      >
        {graphemesOf(name.trim())[0]?.toUpperCase()}
      </span>
    );
  // The drawn avatar replaces a picture that was removed meanwhile, also one that failed before hydration.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(address);
  };
  return (
    <img
      ref={check}
      className={className}
      style={style}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setMissing(address)}
    />
  );
}
