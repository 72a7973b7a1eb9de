/** The layout of text pages: a heading on the axis and one column of text. */
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import classes from './TextPage.module.css';

interface TextPageProps {
  title: string;
  kicker: string;
  intro: string;
  /** The day of the last change, if relevant: 2026-11-01. */
  lastChanged?: string;
  children: ReactNode;
}

export function TextPage({ title, kicker, intro, lastChanged, children }: TextPageProps) {
  return (
    <article className={classes['page']}>
      <SectionHeading order={1} kicker={kicker} intro={intro}>
        {title}
      </SectionHeading>
      {lastChanged && (
        <p className={classes['changed']}>
          最近更新：
          <time dateTime={lastChanged}>{lastChanged.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}</time>
        </p>
      )}
      <div className={classes['text']}>{children}</div>
    </article>
  );
}
