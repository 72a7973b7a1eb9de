/** The values of a form's fields, read only: short ones in two columns, long texts below. */
import { type Field, fieldText } from '@platform/contract/fields';
import type { ReactNode } from 'react';
import classes from './FieldRecord.module.css';

interface FieldRecordProps<Name extends string> {
  fields: Readonly<Record<Name, Field>>;
  values: Readonly<Record<NoInfer<Name>, string | number | null>>;
  /** Additional rows before the fields. */
  first?: readonly { label: string; value: ReactNode }[];
  /** Omits empty fields. */
  brief?: boolean;
}

export function FieldRecord<Name extends string>(props: FieldRecordProps<Name>) {
  const { fields, values, first = [], brief = false } = props;
  const entries = Object.entries<Field>(fields).map(([name, field]) => {
    const text = fieldText(field, values[name as Name]);
    return { name, field, text, long: field.kind === 'longText' };
  });
  return (
    <>
      <dl className={classes['facts']}>
        {first.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {entries
          .filter(({ text, long }) => !long && !(brief && text === ''))
          .map(({ name, field, text }) => (
            <div key={name}>
              <dt>{field.label}</dt>
              <dd data-verbatim={field.options ? undefined : ''}>{text || '—'}</dd>
            </div>
          ))}
      </dl>
      {entries
        .filter(({ text, long }) => long && text !== '')
        .map(({ name, field, text }) => (
          <section key={name} className={classes['text']}>
            <h3>{field.label}</h3>
            <p data-verbatim>{text}</p>
          </section>
        ))}
    </>
  );
}
