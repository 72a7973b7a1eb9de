/** A section of the form, numbered in the old way, on the axis. */
import type { ReactNode } from 'react';
import classes from './FormSection.module.css';

const numerals = ['壹', '贰', '叁', '肆'];

interface FormSectionProps {
  id: string;
  place: number;
  title: string;
  children: ReactNode;
}

export function FormSection({ id, place, title, children }: FormSectionProps) {
  return (
    <section className={classes['section']} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span aria-hidden="true">
          <i>{numerals[place]}</i>
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}
