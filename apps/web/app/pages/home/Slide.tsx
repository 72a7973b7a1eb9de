/** One slide of the banner: its drawing, and its text between the lines of a couplet. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Banner.module.css';
import type { Slide as SlideContent } from './slides.ts';

interface SlideProps {
  id: string;
  labelledBy: string;
  slide: SlideContent;
  isCurrent: boolean;
  drawing: ReactNode;
}

export function Slide({ id, labelledBy, slide, isCurrent, drawing }: SlideProps) {
  const { title, text, couplet, links } = slide;
  return (
    <div
      id={id}
      className={classes['slide']}
      role="tabpanel"
      aria-roledescription="横幅"
      aria-labelledby={labelledBy}
      inert={!isCurrent}
      data-shown={isCurrent}
    >
      {drawing}
      <div className={classes['words']}>
        <p className={classes['couplet']}>{couplet[0]}</p>
        <div className={classes['centre']}>
          <h2 className={classes['title']}>{title}</h2>
          <p className={classes['lead']}>{text}</p>
          <div className={classes['actions']}>
            {links.map(({ to, label }, index) => (
              <Button
                key={to}
                component={Link}
                to={to}
                size="md"
                variant={index === 0 ? 'filled' : 'default'}
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
