/** 余额, drawn: a round coin with a square hole, as coins were for two thousand years. */
import classes from './Coin.module.css';

/** A decoration beside a number that says what it is. */
export function Coin({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className === undefined ? classes['coin'] : `${classes['coin']} ${className}`}
      aria-hidden="true"
    >
      <path
        fillRule="evenodd"
        d="M32 4a28 28 0 1 0 0 56 28 28 0 1 0 0-56zM23.5 23.5h17v17h-17z"
        className={classes['metal']}
      />
      <path d="M9.5 43A25 25 0 0 0 54.5 43 28 28 0 0 1 9.5 43z" className={classes['shade']} />
      <circle cx="32" cy="32" r="24.5" className={classes['rim']} />
      <rect x="20.5" y="20.5" width="23" height="23" className={classes['rim']} />
      <g className={classes['words']}>
        <text x="32" y="17.3">
          中
        </text>
        <text x="32" y="54.3">
          轴
        </text>
        <text x="50" y="35.7">
          通
        </text>
        <text x="14" y="35.7">
          宝
        </text>
      </g>
    </svg>
  );
}
