/** Uploads picked or dropped files one after another, with progress, the endpoint's messages for rejected files, and retries. */
import { Button, type ButtonProps, FileButton, Progress } from '@mantine/core';
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { acceptOf, type Upload } from '@platform/contract/upload';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError, isSessionExpired } from '../api/failure.ts';
import classes from './FileField.module.css';
import { fileError, useUpload } from './upload.ts';

type UploadEndpoint = Endpoint & { upload: Upload };

interface Failure {
  file: File;
  message: string;
  /** Whether the same file may be accepted later. */
  canRetry: boolean;
}

interface FileFieldProps<E extends UploadEndpoint> {
  endpoint: E;
  /**
   * The call's other input. A function may first create the file's owner or ask about the file; it throws ApiError, and
   * null sends nothing.
   */
  input: Input<E> | ((file: File) => Promise<Input<E> | null>);
  invalidates?: readonly Endpoint[];
  onUploaded?: (data: Data<E>) => void;
  /** Called with true during an upload, in which the form can't be sent. */
  onUploading?: (uploading: boolean) => void;
  /** The button's text. */
  label: string;
  /** The accepted files, beside the button. */
  hint?: ReactNode;
  /** Names the file input. */
  inputLabel?: string;
  multiple?: boolean;
  disabled?: boolean;
  button?: ButtonProps;
}

export function FileField<E extends UploadEndpoint>(props: FileFieldProps<E>) {
  const { endpoint, input, invalidates = [], onUploaded, label, hint, multiple = false } = props;
  const { inputLabel = label, disabled = false, button, onUploading } = props;
  const id = useId();
  const reset = useRef<() => void>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [dragging, setDragging] = useState(false);
  // Failures are shown below with the file's name.
  const upload = useUpload(endpoint, {
    invalidates,
    onError: () => {},
    ...(onUploaded ? { onSuccess: onUploaded } : {}),
  });
  const isUploading = sending !== null;
  const isDisabled = disabled || isUploading;
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);

  /** Sends one file; returns its failure, null on success, or `stop` when the session has expired. */
  async function sendOne(file: File): Promise<Failure | 'stop' | null> {
    const refusal = fileError(endpoint, file);
    if (refusal) return { file, message: refusal, canRetry: false };
    try {
      const target = typeof input === 'function' ? await input(file) : input;
      if (target === null) return null;
      await upload.mutateAsync({ ...target, file });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSessionExpired(error)) return 'stop';
      const canRetry = error.status === 0 || error.status === 429 || error.status >= 500;
      return { file, message: error.message, canRetry };
    }
  }

  async function send(files: readonly File[], otherFailures: readonly Failure[] = []): Promise<void> {
    // The same file can be selected again after it was rejected.
    reset.current?.();
    setFailures(otherFailures);
    try {
      for (const file of multiple ? files : files.slice(0, 1)) {
        setSending(file.name);
        const failure = await sendOne(file);
        if (failure === 'stop') break;
        if (failure) setFailures((previous) => [...previous, failure]);
      }
    } finally {
      setSending(null);
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!isDisabled) void send([...event.dataTransfer.files]);
  };

  return (
    <fieldset
      aria-label={label}
      className={classes['field']}
      data-dragging={(dragging && !isDisabled) || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      {sending !== null && (
        <div className={classes['sending']} role="status">
          <span data-verbatim>{sending}</span>
          <Progress value={upload.progress * 100} aria-label="上传进度" />
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" id={`${id}-failures`} className={classes['failures']}>
          {failures.map(({ file, message, canRetry }, index) => (
            <p key={index}>
              <span data-verbatim>{file.name}</span>：{message}
              {canRetry && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  disabled={isDisabled}
                  onClick={() =>
                    void send(
                      [file],
                      failures.filter((failure) => failure.file !== file),
                    )
                  }
                >
                  重试
                </Button>
              )}
            </p>
          ))}
        </div>
      )}
      <div className={classes['add']}>
        <FileButton
          resetRef={reset}
          accept={acceptOf(endpoint.upload)}
          multiple={multiple}
          disabled={isDisabled}
          inputProps={{ 'aria-label': inputLabel }}
          onChange={(selection: File | File[] | null) => {
            const files = [selection ?? []].flat();
            if (files.length > 0) void send(files);
          }}
        >
          {(open) => (
            <Button
              variant="default"
              {...button}
              {...open}
              disabled={disabled}
              loading={isUploading}
              aria-describedby={failures.length > 0 ? `${id}-failures` : undefined}
            >
              {label}
            </Button>
          )}
        </FileButton>
        {hint && <span>{hint}</span>}
      </div>
    </fieldset>
  );
}
