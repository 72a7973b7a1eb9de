/** Somebody else has saved since: both versions, side by side about the axis, and what to do about them. */
import { Alert, Button } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { notices } from '@platform/web/notices';
import { RichText } from '@platform/web/richText/RichText.tsx';
import { useEffect, useRef } from 'react';
import { type NewsCategory, newsTabNames } from '../../contract/category.ts';
import { type BothVersions, newsErrors } from '../../contract/errors.ts';
import classes from './Conflict.module.css';
import type { Typed } from './drafts.ts';
import { copyOf, differences, type TextName, typedOf } from './texts.rules.ts';

interface ConflictProps {
  versions: BothVersions;
  /** What was typed, for the clipboard. */
  mine: Typed;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}

const names: Readonly<Record<TextName, string>> = {
  title: '标题',
  category: '分类',
  summary: '摘要',
  content: '正文',
};

async function copy(typed: Typed): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyOf(typed));
    notices.success('您的版本已复制');
  } catch {
    // No leave to write to the clipboard: it can still be selected.
    notices.warning('无法复制，请选中文字后复制');
  }
}

export function Conflict({ versions, mine, busy, onKeepMine, onTakeTheirs, onBack }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { current, yours } = versions;
  const differing = differences(typedOf(yours), typedOf(current)).map((name) => names[name]);
  const sides = [
    { name: '我的版本', note: '还没有保存', texts: yours },
    {
      name: '对方的版本',
      note: `保存于 ${formatDateTime(current.editedAt ?? current.publishDate)}`,
      texts: current,
    },
  ];
  return (
    <section aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1} className={classes['heading']}>
        {newsErrors.NEWS_CHANGED.message}
      </h3>
      <Alert color="gold" className={classes['note'] ?? ''}>
        {differing.length > 0 ? `两个版本的${differing.join('、')}不同。` : '两个版本的文字相同。'}
        保留哪一版，就以那一版的全文为准。
      </Alert>
      <div className={classes['sides']}>
        {sides.map(({ name, note, texts }) => (
          <article key={name} aria-label={name}>
            <header>
              <strong>{name}</strong>
              <span>{note}</span>
            </header>
            <p className={classes['category']}>{categoryName(texts.category)}</p>
            <h4>{texts.title}</h4>
            <p className={classes['summary']}>{texts.summary}</p>
            <RichText html={texts.content} />
          </article>
        ))}
      </div>
      <div className={classes['choices']}>
        <Button variant="subtle" color="gray" disabled={busy} onClick={onBack}>
          继续编辑
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void copy(mine)}>
          复制我的版本
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

const categoryName = (category: NewsCategory) => newsTabNames[category];
