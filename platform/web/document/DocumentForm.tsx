/** The form of a document: its fields by kind, in the feature's layout. */
import { Alert, Button } from '@mantine/core';
import type { ChosenCover } from '@platform/contract/cover';
import { type ReactNode, useEffect, useState } from 'react';
import type { ApiError } from '../api/failure.ts';
import { ImageField } from '../files/ImageField.tsx';
import { FieldInput } from '../form/FieldInputs.tsx';
import { useContractForm } from '../form/form.ts';
import { RichTextEditor } from '../richText/RichTextEditor.tsx';
import classes from './Document.module.css';
import { type DocumentField, type DocumentType, isInput } from './fields.ts';

/** The fields for the feature's layout. */
export interface DocumentFields<Values> {
  /** The input of a field, by its kind in the table. */
  field(name: keyof Values & string): ReactNode;
  /** For a field that the feature draws itself. */
  values: Values;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  errorOf(name: keyof Values & string): string | undefined;
  /** With true while files are on their way, during which the document can't be saved. */
  setBusy(isBusy: boolean): void;
}

export interface SaveLabels {
  /** 保存, or 发布 if creating publishes. */
  submit: string;
  /** The button that saves and publishes; absent if there is nothing to publish. */
  publish?: string | undefined;
}

interface DocumentFormProps<Values, Parsed, Saved> {
  type: DocumentType<Values, Parsed, Saved>;
  values: Values;
  /** The address of the cover that the server has. */
  storedCover: string | null;
  labels: SaveLabels;
  isSaving: boolean;
  error: ApiError | null;
  /** One field below another unless it is given. */
  layout?: ((fields: DocumentFields<Values>) => ReactNode) | undefined;
  onChange: (values: Values) => void;
  onSave: (values: Parsed, publish: boolean) => void;
}

/** Only the first `values` are used; later the form holds the values. */
export function DocumentForm<Values extends Record<string, unknown>, Parsed, Saved>(
  props: DocumentFormProps<Values, Parsed, Saved>,
) {
  const { type, values, storedCover, labels, isSaving, error, layout, onChange, onSave } = props;
  const { form, bind, submit, showServerError, formError } = useContractForm(type.schema, values);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (error) showServerError(error, type.errorFields);
    // Only for a new answer of the server.
  }, [error]);

  const names = Object.keys(type.fields) as (keyof Values & string)[];
  const save = (publish: boolean) => submit((parsed) => onSave(parsed, publish));
  const errorOf = (name: keyof Values & string) => {
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
      const isFirst = name === names[0];
      return (
        <FieldInput key={key} field={spec} {...binding} name={name} data-autofocus={isFirst || undefined} />
      );
    }
    if (spec.kind === 'cover') {
      const chosen = form.getValues()[name] as ChosenCover;
      const choose = (cover: ChosenCover) => set(name, cover as Values[typeof name]);
      return (
        <ImageField
          key={name}
          endpoint={spec.endpoint}
          input={{}}
          label={spec.label}
          hint={spec.description ?? '选填；JPG、PNG、WebP 或 GIF，不超过 10 MB'}
          alt="封面预览"
          image={chosen === undefined ? storedCover : (chosen?.image ?? null)}
          error={errorOf(name) ?? null}
          onUploaded={choose}
          // A new document that had no cover stays as it was; a stored cover is removed.
          onRemove={() => choose(storedCover === null ? undefined : null)}
          onUploading={setBusy}
        />
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
      {layout ? layout({ field, values: form.getValues(), set, errorOf, setBusy }) : names.map(field)}
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
