/** The form to publish a topic, folded until it is opened. */
import { Button } from '@mantine/core';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import classes from './PublishBox.module.css';

const NewPost = lazyPart(() => import('../writing/NewPost.tsx'));

export function PublishBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes['box']} aria-label="发布话题" data-open={isOpen || undefined}>
      <Button
        variant={isOpen ? 'subtle' : 'filled'}
        {...(isOpen ? { color: 'gray' } : {})}
        size="md"
        leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '收起' : '发布话题'}
      </Button>
      {isOpen && (
        <Suspense fallback={<ListSkeleton count={3} />}>
          <NewPost onPublished={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
