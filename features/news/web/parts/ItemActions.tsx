/** The actions of author and editors on an item: edit, delete, hide, feature. */
import { Button } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { IconEye, IconEyeOff, IconPencil, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import type { ListedStoredNews } from '../../contract/news.ts';
import { useModeration, useStoreItem } from '../queries.ts';
import { useReader } from '../roles.ts';
import { useWriting } from '../writing/useWriting.ts';
import classes from './ItemActions.module.css';

interface ItemActionsProps {
  item: Pick<ListedStoredNews, 'id' | 'title' | 'authorId' | 'hidden' | 'featured'>;
  /** Called when readers can't see the item any more. */
  onHidden?: () => void;
}

export function ItemActions({ item, onHidden }: ItemActionsProps) {
  const { id, authorId, hidden, featured } = item;
  const { id: reader, isEditor } = useReader();
  const { begin, askDelete } = useWriting();
  const storeItem = useStoreItem();
  const moderation = useModeration();
  const isAuthor = reader !== null && reader === authorId;
  if (!isAuthor && !isEditor) return null;
  const icon = { size: 18, stroke: 1.5 };
  const button = { variant: 'subtle', color: 'gray' } as const;
  return (
    <div className={classes['actions']}>
      <Button {...button} leftSection={<IconPencil {...icon} />} onClick={() => begin(id)}>
        编辑
      </Button>
      {isEditor && (
        <>
          <Button
            {...button}
            loading={moderation.isPending}
            leftSection={featured ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
            onClick={() =>
              moderation.mutate(
                { params: { id }, body: { featured: !featured } },
                {
                  onSuccess(stored) {
                    storeItem(stored);
                    notices.success(featured ? '已取消推荐' : '已设为推荐');
                  },
                },
              )
            }
          >
            {featured ? '取消推荐' : '推荐'}
          </Button>
          <Button
            {...button}
            loading={moderation.isPending}
            leftSection={hidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
            onClick={() =>
              moderation.mutate(
                { params: { id }, body: { hidden: !hidden } },
                {
                  onSuccess(stored) {
                    notices.success(hidden ? '已重新显示' : '已隐藏，可在编辑台恢复');
                    if (!hidden) onHidden?.();
                    storeItem(stored);
                  },
                },
              )
            }
          >
            {hidden ? '恢复显示' : '隐藏'}
          </Button>
        </>
      )}
      <Button {...button} color="red" leftSection={<IconTrash {...icon} />} onClick={() => askDelete(item)}>
        删除
      </Button>
    </div>
  );
}
