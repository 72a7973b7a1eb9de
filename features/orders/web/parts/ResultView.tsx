/** The result of a payment: its seal on the axis, title and text, the facts and the next steps. */
import { Center, Group } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import classes from './ResultView.module.css';

interface ResultViewProps {
  /** The icon in the seal. */
  seal: ReactNode;
  tone: 'plain' | 'good' | 'bad';
  title: string;
  text: string;
  busy?: boolean;
  /** By label; empty values are omitted. */
  facts: Readonly<Record<string, ReactNode>>;
  /** Buttons. */
  children: ReactNode;
}

export function ResultView({ seal, tone, title, text, busy = false, facts, children }: ResultViewProps) {
  return (
    <section aria-live="polite" aria-busy={busy}>
      <SectionHeading
        order={1}
        intro={text}
        kicker={
          <Center component="span" className={classes['seal']} data-tone={tone} aria-hidden>
            {seal}
          </Center>
        }
      >
        {title}
      </SectionHeading>
      <dl className={classes['facts']}>
        {Object.entries(facts).map(
          ([label, fact]) =>
            fact && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <Group justify="center">{children}</Group>
    </section>
  );
}
