/** A person's picture, or the first character of their name. */
import classes from './Avatar.module.css';

export function Avatar({ name, address }: { name: string; address: string | null }) {
  if (address !== null)
    return <img className={classes['avatar']} src={address} alt="" width="32" height="32" loading="lazy" />;
  return (
    <span className={classes['avatar']} aria-hidden="true" data-verbatim>
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
