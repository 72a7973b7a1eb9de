/** The drawings of the two assets, in the theme's colours. They decorate a number that names its asset. */
import classes from './Drawing.module.css';
import bean from './drawings/bean.svg';
import coin from './drawings/coin.svg';

interface DrawingProps {
  /** In pixels; without it the class name sets the size. */
  size?: number;
  className?: string | undefined;
}

const drawing =
  (name: string, file: string) =>
  ({ size, className = '' }: DrawingProps) => (
    <svg
      viewBox="0 0 64 64"
      {...(size === undefined ? {} : { width: size, height: size })}
      className={`${classes[name]} ${className}`}
      aria-hidden="true"
    >
      <use href={`${file}#${name}`} />
    </svg>
  );

/** 浣熊豆: a bean with a raccoon's mask and tail. */
export const Bean = drawing('bean', bean);

/** 余额: an old Chinese coin, round with a square hole. */
export const Coin = drawing('coin', coin);
