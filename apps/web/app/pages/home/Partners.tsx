/** The alliance's partners, with their marks. */
import marks from '../../drawings/partners.svg';
import classes from './Partners.module.css';
import { partners } from './partners.values.ts';

export function Partners() {
  return (
    <ul className={classes['partners']}>
      {partners.map(({ name, place, mark }) => (
        <li key={name}>
          <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
            <use href={`${marks}#${mark}`} />
          </svg>
          <span className={classes['name']}>{name}</span>
          <span className={classes['place']}>{place}</span>
        </li>
      ))}
    </ul>
  );
}
