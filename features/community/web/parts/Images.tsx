/** The images of a post: a grid of at most nine, the others behind '+N', and their preview. */
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import { type ListedPost, shownImages } from '../../contract/post.ts';
import classes from './Images.module.css';

const ImagePreview = lazyPart(() => import('./ImagePreview.tsx'));

interface ImagesProps {
  post: Pick<ListedPost, 'id' | 'images' | 'imageCount'>;
  /** Whether the first image is in the first view. */
  eager?: boolean;
}

export function Images({ post, eager = false }: ImagesProps) {
  const { images, imageCount } = post;
  const [open, setOpen] = useState<number | null>(null);
  const shown = images.slice(0, shownImages);
  if (shown.length === 0) return null;
  const hidden = imageCount - shown.length;
  return (
    <>
      <ul className={classes['grid']} data-count={shown.length}>
        {shown.map(({ id, thumbnail, width, height }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`查看第 ${index + 1} 张图片，共 ${imageCount} 张`}
              onClick={() => setOpen(index)}
            >
              <img
                src={thumbnail}
                alt=""
                width={width}
                height={height}
                loading={eager && index === 0 ? 'eager' : 'lazy'}
              />
              {hidden > 0 && index === shown.length - 1 && (
                <span className={classes['more']} aria-hidden>
                  +{hidden}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <ImagePreview post={post} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
