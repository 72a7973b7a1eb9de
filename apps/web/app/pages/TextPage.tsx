/** The form of pages that are there to be read: a heading on the axis and one column of text. */
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import classes from './TextPage.module.css';

interface TextPageProps {
  title: string;
  kicker: string;
  intro: string;
  /** Day of the last change, where it matters: 2026-11-01. */
  changed?: string;
  children: ReactNode;
}

export function TextPage({ title, kicker, intro, changed, children }: TextPageProps) {
  return (
    <article className={classes['page']}>
      <SectionHeading order={1} kicker={kicker} intro={intro}>
        {title}
      </SectionHeading>
      {changed && (
        <p className={classes['changed']}>
          最近更新：
          <time dateTime={changed}>{changed.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}</time>
        </p>
      )}
      <div className={classes['text']}>{children}</div>
    </article>
  );
}
