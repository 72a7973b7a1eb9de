/** 浣熊豆, drawn: a bean with a raccoon's mask and tail. */
import classes from './Bean.module.css';

const tail = 'M25 55.5C14 58 5.5 54.5 4.8 46.5 4.6 43.5 4.8 41 5.6 38.5';
const body =
  'M33 8C45 8 54.5 15 55.5 25c.6 6-2 9.5-2 13.5 0 3.5 2.8 5.5 2.8 10C56.3 56.5 49 62 40 62 24 62 10.5 46 10.5 27.5 10.5 16 20.5 8 33 8z';
const hollow =
  'M40 62C24 62 10.5 46 10.5 27.5c0-2.5.5-4.8 1.3-6.9C13.5 41 27 55.5 43.5 57c4.3.4 8.2-.6 11.4-2.8C52.7 59 46.9 62 40 62z';
const mask =
  'M14.5 27.5c1-6 7-8.5 12.5-7 2.6.7 4.3 1.5 6 1.5s3.4-.8 6-1.5c5.5-1.5 11.5 1 12.5 7 .7 4.5-2.5 8.5-7.5 8.5-4.5 0-6.8-3.5-11-3.5s-6.5 3.5-11 3.5c-5 0-8.2-4-7.5-8.5z';
const ear = 'M15 20C12 12 12 5.5 15 4.4c3-1 9.5 3 13 8z';
const innerEar = 'M17.7 16c-1.5-4.2-1.5-7.7-.1-8.3 1.4-.6 4.6 1.4 6.6 4.4z';
const brow = 'M16 21.7c3-3.6 8-4.4 12.2-2.9';
const nose = 'M30 36c0-1.3 1.3-2 3-2s3 .7 3 2c0 1.5-1.6 2.9-3 2.9s-3-1.4-3-2.9z';
const mouth = 'M33 39v1.7M29.5 40.9c1.2 1.3 2.8 1.2 3.5-.2.7 1.4 2.3 1.5 3.5.2';

/** One half of what stands on both sides of the nose. */
function Half() {
  return (
    <>
      <path d={ear} className={classes['coat']} />
      <path d={innerEar} className={classes['mask']} />
    </>
  );
}

function Eye() {
  return (
    <>
      <path d={brow} className={classes['brow']} />
      <circle cx="24.5" cy="27.5" r="3.7" className={classes['pale']} />
      <circle cx="25.2" cy="27.8" r="2.2" className={classes['mask']} />
    </>
  );
}

/** A decoration beside a number that says what it is; `size` in pixels, the page's own style otherwise. */
export function Bean({ size, className }: { size?: number; className?: string | undefined }) {
  const other = 'matrix(-1 0 0 1 66 0)';
  return (
    <svg
      viewBox="0 0 64 64"
      {...(size === undefined ? {} : { width: size, height: size })}
      className={className === undefined ? classes['bean'] : `${classes['bean']} ${className}`}
      aria-hidden="true"
    >
      <path d={tail} className={classes['tail']} />
      <path d={tail} className={classes['rings']} />
      <Half />
      <g transform={other}>
        <Half />
      </g>
      <path d={body} className={classes['coat']} />
      <path d={hollow} className={classes['shade']} />
      <path d={mask} className={classes['mask']} />
      <ellipse cx="33" cy="38.8" rx="8.5" ry="6.3" className={classes['pale']} />
      <Eye />
      <g transform={other}>
        <Eye />
      </g>
      <path
        d="M25.15 27a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0M40.75 27a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0"
        className={classes['pale']}
      />
      <path d={nose} className={classes['mask']} />
      <path d={mouth} className={classes['mouth']} />
    </svg>
  );
}
