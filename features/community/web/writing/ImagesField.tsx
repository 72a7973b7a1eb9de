/** The images of a post: uploaded at once, put in order, removed. */
import { ActionIcon, Input, VisuallyHidden } from '@mantine/core';
import { FileField } from '@platform/web/files/FileField.tsx';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { uploadPostImage } from '../../contract/endpoints.ts';
import { maxImages, type PostImage } from '../../contract/post.ts';
import classes from './ImagesField.module.css';

interface ImagesFieldProps {
  images: readonly PostImage[];
  error: string | undefined;
  onChange: (images: PostImage[]) => void;
  onUploading: (uploading: boolean) => void;
}

export function ImagesField({ images, error, onChange, onUploading }: ImagesFieldProps) {
  const [message, setMessage] = useState('');
  // Several uploads may end before the form is drawn again.
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const change = (next: readonly PostImage[]) => {
    latest.current = next;
    onChange([...next]);
  };
  const place = (index: number, to: number) => {
    const item = images.slice(index, index + 1);
    change(images.toSpliced(index, 1).toSpliced(to, 0, ...item));
    setMessage(`已移到第 ${to + 1} 张`);
  };
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true };
  return (
    <Input.Wrapper label="图片" labelElement="div" error={error} errorProps={{ role: 'alert' }}>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {images.length > 0 && (
        <ol className={classes['images']}>
          {images.map(({ id, thumbnail }, index) => (
            <li key={id}>
              <img src={thumbnail} alt={`第 ${index + 1} 张图片`} />
              <div className={classes['actions']}>
                <ActionIcon
                  variant="default"
                  aria-label={`第 ${index + 1} 张前移`}
                  disabled={index === 0}
                  onClick={() => place(index, index - 1)}
                >
                  <IconChevronLeft {...icon} />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  aria-label={`移除第 ${index + 1} 张`}
                  onClick={() => {
                    change(images.filter((image) => image.id !== id));
                    setMessage('已移除');
                  }}
                >
                  <IconX {...icon} />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  aria-label={`第 ${index + 1} 张后移`}
                  disabled={index === images.length - 1}
                  onClick={() => place(index, index + 1)}
                >
                  <IconChevronRight {...icon} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileField
        endpoint={uploadPostImage}
        input={{}}
        label="添加图片"
        hint={`最多 ${maxImages} 张，每张小于 2MB；已选 ${images.length} 张`}
        multiple
        disabled={images.length >= maxImages}
        onUploading={onUploading}
        onUploaded={(image) => {
          if (latest.current.length < maxImages) change([...latest.current, image]);
        }}
      />
    </Input.Wrapper>
  );
}
