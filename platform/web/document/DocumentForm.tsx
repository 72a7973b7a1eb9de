/** The form of a document: its fields by kind, in the layout that the feature gives them. */
import { Alert, Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { ApiError } from '../api/failure.ts';
import { FieldInput } from '../form/FieldInputs.tsx';
import { useContractForm } from '../form/form.ts';
import { RichTextEditor } from '../richText/RichTextEditor.tsx';
import classes from './Document.module.css';
import { type DocumentField, type DocumentType, isInput } from './fields.ts';

/** What a feature lays out its fields with. */
export interface DocumentFields<Values> {
  /** The input of a field, by its kind in the table. */
  field(name: keyof Values & string): ReactNode;
  /** For a custom field. */
  values: Values;
  error(name: keyof Values & string): string | undefined;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** While a field is busy, as during an upload, the document can't be saved. */
  setBusy(isBusy: boolean): void;
}

export interface SaveLabels {
  /** 保存, or 发布 where creating publishes. */
  submit: string;
  /** The button that saves and publishes; left out where there is nothing to publish. */
  publish?: string | undefined;
}

interface DocumentFormProps<Values, Parsed, Saved> {
  type: DocumentType<Values, Parsed, Saved>;
  values: Values;
  labels: SaveLabels;
  isSaving: boolean;
  error: ApiError | null;
  layout: (fields: DocumentFields<Values>) => ReactNode;
  onChange: (values: Values) => void;
  onSave: (values: Parsed, publish: boolean) => void;
}

/** Only the first `values` count; from then on the form holds what is written. */
export function DocumentForm<Values extends Record<string, unknown>, Parsed, Saved>(
  props: DocumentFormProps<Values, Parsed, Saved>,
) {
  const { type, values, labels, isSaving, error, layout, onChange, onSave } = props;
  const { form, bind, submit, showServerError, formError } = useContractForm(type.schema, values);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (error) showServerError(error, type.errorFields);
    // Only when the server has answered anew.
  }, [error]);

  const save = (publish: boolean) => submit((parsed) => onSave(parsed, publish));
  const errorOf = (name: string) => {
    const message = form.errors[name];
    return typeof message === 'string' ? message : undefined;
  };
  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    // The library's type of a value is too deep for a generic form.
    form.setFieldValue(name, value as never, { forceUpdate: false });
    onChange(form.getValues());
  }

  function field(name: keyof Values & string): ReactNode {
    const spec: DocumentField = type.fields[name];
    if (spec.kind === 'custom') return null;
    if (isInput(spec)) {
      const { key, ...binding } = bind(name);
      const isFirst = name === Object.keys(type.fields)[0];
      return (
        <FieldInput key={key} field={spec} {...binding} name={name} data-autofocus={isFirst || undefined} />
      );
    }
    return (
      // The form sends the focus to the wrapper, which hands it on.
      <fieldset
        key={name}
        data-path={name}
        tabIndex={-1}
        className={classes['editor']}
        onFocus={({ target, currentTarget }) => {
          if (target !== currentTarget) return;
          currentTarget.querySelector<HTMLElement>('[contenteditable]')?.focus();
        }}
      >
        <RichTextEditor
          label={spec.label}
          required
          value={String(values[name])}
          error={errorOf(name)}
          onChange={(html) => set(name, html as Values[typeof name])}
        />
      </fieldset>
    );
  }

  return (
    <form
      noValidate
      className={classes['form']}
      onChange={() => onChange(form.getValues())}
      onSubmit={save(false)}
    >
      {layout({ field, values: form.getValues(), error: errorOf, set, setBusy })}
      {formError && (
        <Alert color="red" role="alert">
          {formError}
        </Alert>
      )}
      <div className={classes['submit']}>
        <Button
          type="submit"
          size="md"
          variant={labels.publish ? 'default' : 'filled'}
          loading={isSaving}
          disabled={isBusy}
        >
          {labels.submit}
        </Button>
        {labels.publish && (
          <Button size="md" disabled={isSaving || isBusy} onClick={() => save(true)()}>
            {labels.publish}
          </Button>
        )}
      </div>
    </form>
  );
}
