/** One slide of the banner: its drawing, and its words between a pair of lines as on the pillars of a hall. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Banner.module.css';
import type { Slide as SlideContent } from './slides.ts';

interface SlideProps {
  id: string;
  labelledBy: string;
  slide: SlideContent;
  shown: boolean;
  drawing: ReactNode;
}

export function Slide({ id, labelledBy, slide, shown, drawing }: SlideProps) {
  const { title, text, couplet, ways } = slide;
  return (
    <div
      id={id}
      className={classes['slide']}
      role="tabpanel"
      aria-roledescription="横幅"
      aria-labelledby={labelledBy}
      inert={!shown}
      data-shown={shown}
    >
      {drawing}
      <div className={classes['words']}>
        <p className={classes['couplet']}>{couplet[0]}</p>
        <div className={classes['centre']}>
          <h2 className={classes['title']}>{title}</h2>
          <p className={classes['lead']}>{text}</p>
          <div className={classes['actions']}>
            {ways.map(({ to, label }, place) => (
              <Button
                key={to}
                component={Link}
                to={to}
                size="md"
                variant={place === 0 ? 'filled' : 'default'}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        <p className={classes['couplet']}>{couplet[1]}</p>
      </div>
    </div>
  );
}
