/** Somebody else has saved since: both versions, side by side about the axis, and what to do about them. */
import { Alert, Button } from '@mantine/core';
import { RichText } from '@platform/web/richText/RichText.tsx';
import { useEffect, useRef } from 'react';
import type { Announcement, AnnouncementDraft } from '../../contract/announcement.ts';
import { announcementErrors } from '../../contract/errors.ts';
import { Marks } from '../parts/Marks.tsx';
import { differences, type Sheet } from './sheet.rules.ts';
import classes from './Writing.module.css';

interface ConflictProps {
  mine: Sheet;
  theirs: Announcement;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}

export function Conflict({ mine, theirs, busy, onKeepMine, onTakeTheirs, onBack }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const different = differences(mine, theirs);
  const { typed, isTop, isUrgent } = mine;
  const sides: { name: string; text: AnnouncementDraft }[] = [
    { name: '我的版本', text: { ...typed, isTop, isUrgent } },
    { name: '对方的版本', text: theirs },
  ];
  return (
    <section aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1} className={classes['conflict']}>
        {announcementErrors.ANNOUNCEMENT_CHANGED.message}
      </h3>
      <Alert color="gold">
        {different.length > 0 ? `两个版本的${different.join('、')}不同。` : '两个版本的文字相同。'}
        保留哪一版，就以那一版的全文为准。
      </Alert>
      <div className={classes['sides']}>
        {sides.map(({ name, text }) => (
          <article key={name} aria-label={name}>
            <strong>{name}</strong>
            <Marks {...text} />
            <h4>{text.title}</h4>
            <p>{text.summary}</p>
            {/* One's own text is what the editor wrote, which knows no more than the sanitiser lets through. */}
            <RichText html={text.content} />
          </article>
        ))}
      </div>
      <div className={classes['submit']}>
        <Button variant="subtle" color="gray" disabled={busy} onClick={onBack}>
          继续编辑
        </Button>
        <Button variant="default" disabled={busy} onClick={onTakeTheirs}>
          采用对方的版本
        </Button>
        <Button loading={busy} onClick={onKeepMine}>
          保留我的版本
        </Button>
      </div>
    </section>
  );
}
