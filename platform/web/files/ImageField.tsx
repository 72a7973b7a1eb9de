/** The picture of a form: uploaded at once with its progress, previewed, removed. */
import { Button, FileButton, Input, Progress } from '@mantine/core';
import type { Data, Endpoint, Input as EndpointInput } from '@platform/contract/endpoint';
import { acceptOf, type Upload } from '@platform/contract/upload';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './ImageField.module.css';
import { fileError, useUpload } from './upload.ts';

interface ImageFieldProps<E extends Endpoint & { upload: Upload }> {
  endpoint: E;
  input: EndpointInput<E>;
  label: string;
  /** The accepted files. */
  hint: string;
  /** The preview's text alternative. */
  alt: string;
  /** The address of the current picture. */
  image: string | null;
  /** The server's error about the picture. */
  error?: string | null;
  onUploaded: (data: Data<E>) => void;
  onRemove: () => void;
  /** Called with true during an upload, in which the form can't be sent. */
  onUploading?: (uploading: boolean) => void;
}

export function ImageField<E extends Endpoint & { upload: Upload }>(props: ImageFieldProps<E>) {
  const { endpoint, input, label, hint, alt, image: stored, onUploaded, onRemove, onUploading } = props;
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const upload = useUpload(endpoint, {
    onSuccess: onUploaded,
    onError: ({ message }) => setFailure(message),
  });
  const uploading = upload.isPending;
  const image = uploading ? preview : stored;
  const error = failure ?? props.error;

  useEffect(() => onUploading?.(uploading), [uploading, onUploading]);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const choose = (file: File | null) => {
    // The same file can be selected again after it was rejected.
    reset.current?.();
    if (!file) return;
    const refusal = fileError(endpoint, file);
    setFailure(refusal);
    if (refusal) return;
    setPreview(URL.createObjectURL(file));
    upload.mutate({ ...input, file });
  };

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <div className={classes['preview']} data-empty={image === null || undefined}>
        {image ? <img src={image} alt={alt} /> : <IconPhoto size={40} stroke={1} aria-hidden />}
        {uploading && (
          <Progress.Root size="sm" className={classes['progress'] ?? ''}>
            <Progress.Section value={upload.progress * 100} aria-label="上传进度" />
          </Progress.Root>
        )}
      </div>
      <div className={classes['actions']}>
        <FileButton resetRef={reset} accept={acceptOf(endpoint.upload)} onChange={choose}>
          {(open) => (
            <Button
              {...open}
              variant="default"
              loading={uploading}
              aria-describedby={error ? `${id}-error` : undefined}
            >
              {image ? '更换图片' : '选择图片'}
            </Button>
          )}
        </FileButton>
        {stored && !uploading && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setFailure(null);
              onRemove();
            }}
          >
            移除图片
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
