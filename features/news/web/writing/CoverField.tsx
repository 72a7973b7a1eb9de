/** The cover: chosen, looked over, sent at once with its progress, taken away again. */
import { Button, FileButton, Input, Progress } from '@mantine/core';
import { acceptOf } from '@platform/contract/upload';
import { fileError, useUpload } from '@platform/web/files/upload';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { StoredNews } from '../../contract/news.ts';
import { uploadNewsCover } from '../../contract/writing.ts';
import type { ChosenCover } from './newsDocument.ts';
import classes from './Writing.module.css';

interface CoverFieldProps {
  cover: ChosenCover;
  stored: StoredNews | null;
  /** What the server has said about it when the item was sent. */
  refusal: string | null;
  onChange: (cover: ChosenCover) => void;
  /** While a picture is on its way the item can't be sent. */
  onSending: (sending: boolean) => void;
}

export function CoverField({ cover, stored, refusal, onChange, onSending }: CoverFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const upload = useUpload(uploadNewsCover, {
    onSuccess: onChange,
    onError: (error) => setRefused(error.message),
  });
  const sending = upload.isPending;

  useEffect(() => onSending(sending), [sending, onSending]);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const choose = (file: File | null) => {
    // The same file can be chosen again after it was refused.
    reset.current?.();
    if (!file) return;
    const wrong = fileError(uploadNewsCover, file);
    setRefused(wrong);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    upload.mutate({ file });
  };
  const kept = cover === undefined ? (stored?.image ?? null) : (cover?.image ?? null);
  const image = sending ? preview : kept;
  const error = refused ?? refusal;
  return (
    <Input.Wrapper
      label="封面图片"
      labelElement="div"
      description="选填；JPG、PNG、WebP 或 GIF，不超过 10 MB"
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <div className={classes['cover']} data-empty={image === null || undefined}>
        {image ? <img src={image} alt="封面预览" /> : <IconPhoto size={40} stroke={1} aria-hidden />}
        {sending && (
          <Progress.Root size="sm" className={classes['progress'] ?? ''}>
            <Progress.Section value={upload.progress * 100} aria-label="上传进度" />
          </Progress.Root>
        )}
      </div>
      <div className={classes['coverActions']}>
        <FileButton resetRef={reset} accept={acceptOf(uploadNewsCover.upload)} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={sending}
              aria-describedby={error ? `${id}-error` : undefined}
            >
              {image ? '更换图片' : '选择图片'}
            </Button>
          )}
        </FileButton>
        {kept && !sending && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setRefused(null);
              // A new item that had none is as it was; a stored cover is taken away.
              onChange(stored?.image ? null : undefined);
            }}
          >
            移除图片
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
