/** Liking and collecting, at once on the screen; visitors meet the notice to log in. */
import { Button, VisuallyHidden } from '@mantine/core';
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { useMark } from '@platform/web/counters/useMark';
import { formatCount } from '@platform/web/format/amount';
import { useLoginFirst } from '@platform/web/session/useLoginFirst';
import { IconHeart, IconHeartFilled, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { collectPost, likePost, likeReply } from '../../contract/endpoints.ts';
import type { ListedPost } from '../../contract/post.ts';
import type { Reply } from '../../contract/reply.ts';
import { updatePost, updateReplyInCache } from '../queries.ts';

const kinds = {
  like: { label: '点赞', Icon: IconHeart, Filled: IconHeartFilled, color: 'var(--mantine-color-cinnabar-5)' },
  collect: { label: '收藏', Icon: IconStar, Filled: IconStarFilled, color: 'var(--mantine-color-gold-5)' },
};

interface MarkButtonProps {
  kind: keyof typeof kinds;
  endpoints: FavouriteEndpoints;
  id: string;
  mark: Favourite;
  onMark: (mark: Favourite) => void;
}

function MarkButton({ kind, ...options }: MarkButtonProps) {
  const { label, Icon, Filled, color } = kinds[kind];
  const { isFavourite, favourites } = options.mark;
  const toggle = useMark(options);
  const loginFirst = useLoginFirst();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      aria-pressed={isFavourite}
      leftSection={
        isFavourite ? (
          <Filled size={18} color={color} aria-hidden />
        ) : (
          <Icon size={18} stroke={1.5} aria-hidden />
        )
      }
      onClick={loginFirst(toggle)}
    >
      <VisuallyHidden component="span">{label} </VisuallyHidden>
      {formatCount(favourites)}
    </Button>
  );
}

type Marked = Pick<ListedPost, 'id' | 'liked' | 'likes' | 'collected' | 'collections'>;

export function PostMarks({ post: { id, liked, likes, collected, collections } }: { post: Marked }) {
  const client = useQueryClient();
  return (
    <>
      <MarkButton
        kind="like"
        endpoints={likePost}
        id={id}
        mark={{ isFavourite: liked, favourites: likes }}
        onMark={(mark) => updatePost(client, id, { liked: mark.isFavourite, likes: mark.favourites })}
      />
      <MarkButton
        kind="collect"
        endpoints={collectPost}
        id={id}
        mark={{ isFavourite: collected, favourites: collections }}
        onMark={(mark) =>
          updatePost(client, id, { collected: mark.isFavourite, collections: mark.favourites })
        }
      />
    </>
  );
}

export function ReplyMark({ reply: { id, liked, likes } }: { reply: Reply }) {
  const client = useQueryClient();
  return (
    <MarkButton
      kind="like"
      endpoints={likeReply}
      id={id}
      mark={{ isFavourite: liked, favourites: likes }}
      onMark={(mark) => updateReplyInCache(client, id, { liked: mark.isFavourite, likes: mark.favourites })}
    />
  );
}
