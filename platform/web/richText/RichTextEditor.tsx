/** A field for rich text; the editor is loaded on demand. */

import { Input, Skeleton } from '@mantine/core';
import { Suspense, useId } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';

const Editor = lazyPart(() => import('./Editor.tsx'));

export interface RichTextEditorProps {
  label: string;
  /** HTML; only the first value is used, later the editor holds the text. */
  value: string;
  onChange(html: string): void;
  error?: string | undefined;
  description?: string;
  required?: boolean;
  placeholder?: string;
}

export function RichTextEditor({
  label,
  error,
  description,
  required = false,
  ...editing
}: RichTextEditorProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      id={id}
      error={error}
      description={description}
      withAsterisk={required}
    >
      <Suspense fallback={<Skeleton height={240} aria-label={label} />}>
        <Editor
          {...editing}
          labelledBy={`${id}-label`}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
