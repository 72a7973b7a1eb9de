/** The three focus areas: the middle one is larger and on the axis. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Drawing } from '../../drawings/Drawing.tsx';
import classes from './FocusAreas.module.css';
import { focusAreas } from './focus.values.ts';

export function FocusAreas() {
  return (
    <ul className={classes['areas']}>
      {focusAreas.map(({ title, text, link: way, drawing }) => (
        <li key={title}>
          <span className={classes['medallion']}>
            <Drawing file={drawing} viewBox="0 0 160 160" />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
          <Anchor component={Link} to={way.to}>
            {way.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
