/** Two versions of a document side by side, with the fields that differ, and the choice between them. */
import { Alert, Button } from '@mantine/core';
import { fieldText } from '@platform/contract/fields';
import { useEffect, useRef } from 'react';
import { notices } from '../notices.ts';
import { RichText } from '../richText/RichText.tsx';
import classes from './Document.module.css';
import { changedFields } from './documentState.ts';
import { type DocumentField, type FieldTable, isInput } from './fields.ts';
import { documentText } from './plainText.ts';

interface ConflictViewProps<Values> {
  /** The message of the conflict error. */
  title: string;
  fields: FieldTable<Values>;
  mine: Values;
  theirs: Values;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}

export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { title, fields, mine, theirs, isSaving, onKeepMine, onTakeTheirs, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = (Object.keys(fields) as (keyof Values & string)[]).filter(
    (name) => fields[name].kind !== 'cover',
  );
  const changed = changedFields(mine, theirs);
  const differing = names.filter((name) => changed.includes(name));
  const versions = [
    { label: '我的版本', values: mine },
    { label: '对方的版本', values: theirs },
  ];

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(documentText(fields, mine));
      notices.success('您的版本已复制');
    } catch {
      // Browsers may forbid writing to the clipboard; the text can still be selected.
      notices.warning('无法复制，请选中文字后复制');
    }
  }

  return (
    <section aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1} className={classes['heading']}>
        {title}
      </h3>
      <Alert color="gold" ta="center">
        {differing.length > 0
          ? `两个版本的${differing.map((name) => fields[name].label).join('、')}不同。`
          : '两个版本的文字相同。'}
        保留哪一版，就以那一版的全文为准。
      </Alert>
      <div className={classes['versions']}>
        {versions.map(({ label, values }) => (
          <article key={label} aria-label={label}>
            <strong>{label}</strong>
            <dl>
              {names.map((name) => (
                <div key={name} data-differs={differing.includes(name) || undefined}>
                  <dt>{fields[name].label}</dt>
                  <dd>
                    <FieldValue field={fields[name]} value={values[name]} />
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <div className={classes['choices']}>
        <Button variant="subtle" color="gray" disabled={isSaving} onClick={onBack}>
          继续编辑
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void copy()}>
          复制我的版本
        </Button>
        <Button variant="default" disabled={isSaving} onClick={onTakeTheirs}>
          采用对方的版本
        </Button>
        <Button loading={isSaving} onClick={onKeepMine}>
          保留我的版本
        </Button>
      </div>
    </section>
  );
}

function FieldValue({ field, value }: { field: DocumentField; value: unknown }) {
  // The own version comes from the editor, which supports only what the server's sanitiser allows.
  if (field.kind === 'richText') return <RichText html={String(value)} />;
  if (field.kind === 'custom') return field.textOf(value as never);
  return isInput(field) ? fieldText(field, value) : null;
}
