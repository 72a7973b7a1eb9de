/** The buttons of an item's author and of editors: edit, delete, hide, feature, approve. */
import { Button } from '@mantine/core';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ListedStoredNews } from '../../contract/news.ts';
import { moderateNews } from '../../contract/writing.ts';
import { lists, useStoreItem } from '../queries.ts';
import { useWriting } from '../writing/useWriting.ts';
import classes from './ItemActions.module.css';

export interface ItemButtonsProps {
  /** Only lists for staff know whether it is approved. */
  item: Pick<ListedStoredNews, 'id' | 'title' | 'authorId' | 'hidden' | 'featured'> &
    Partial<Pick<ListedStoredNews, 'approved'>>;
  isEditor: boolean;
  /** Called when readers can't see the item any more. */
  onHidden?: (() => void) | undefined;
}

export default function ItemButtons({ item, isEditor, onHidden }: ItemButtonsProps) {
  const { id, hidden, featured, approved } = item;
  const { begin, askDelete } = useWriting();
  const storeItem = useStoreItem();
  const icon = { size: 18, stroke: 1.5 };
  const button = { variant: 'subtle', color: 'gray' } as const;
  const moderation = { ...button, endpoint: moderateNews, id, subject: '这条新闻', invalidates: lists };
  return (
    <div className={classes['actions']}>
      <Button {...button} leftSection={<IconPencil {...icon} />} onClick={() => begin(id)}>
        编辑
      </Button>
      {isEditor && (
        <>
          {approved !== undefined && !hidden && (
            <ModerationButton {...moderation} flag="approved" value={approved} onSuccess={storeItem} />
          )}
          <ModerationButton {...moderation} flag="featured" value={featured} onSuccess={storeItem} />
          <ModerationButton
            {...moderation}
            flag="hidden"
            value={hidden}
            onSuccess={(stored) => {
              if (stored.hidden) onHidden?.();
              storeItem(stored);
            }}
          />
        </>
      )}
      <Button {...button} color="red" leftSection={<IconTrash {...icon} />} onClick={() => askDelete(item)}>
        删除
      </Button>
    </div>
  );
}
