/** A topic in a list: who, when, what about, its images and counts; all of the card opens it. */
import { Text } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { IconEye, IconGift, IconMessageCircle } from '@tabler/icons-react';
import { postTabNames } from '../../contract/category.ts';
import { contentStates } from '../../contract/lifecycle.ts';
import { communityPath } from '../../contract/path.ts';
import type { ListedPost } from '../../contract/post.ts';
import { Byline } from './Byline.tsx';
import { Count } from './Count.tsx';
import { Images } from './Images.tsx';
import { PostMarks } from './Marks.tsx';
import classes from './PostCard.module.css';

export function PostCard({ post, isOwn }: { post: ListedPost; isOwn: boolean }) {
  const { id, title, excerpt, highlights, category, author, createTime, editTime, status, reason } = post;
  return (
    <EntryCard
      className={classes['card']}
      cover={null}
      kicker={
        <Byline author={author} time={createTime}>
          {editTime !== null && <span>已编辑</span>}
          <span className={classes['category']}>{postTabNames[category]}</span>
          {isOwn && <StatusBadge of={contentStates} status={status} />}
        </Byline>
      }
      title={
        <EntryLink path={communityPath} id={id}>
          <Highlighted text={title} spans={highlights?.title} isName />
        </EntryLink>
      }
    >
      <Text component="p" lineClamp={3} dir="auto">
        <Highlighted text={excerpt} spans={highlights?.excerpt} isName />
      </Text>
      {isOwn && reason && (
        <Text component="p" size="sm" c="dimmed">
          隐藏理由：<bdi data-verbatim>{reason}</bdi>
        </Text>
      )}
      <Images post={post} />
      <footer className={classes['foot']}>
        <Count Icon={IconEye} label="浏览" count={post.views} />
        <Count Icon={IconMessageCircle} label="回复" count={post.replies} />
        {post.packetId !== null && <IconGift size={18} stroke={1.5} role="img" aria-label="附有红包" />}
        {status === 'published' && (
          <span className={classes['marks']}>
            <PostMarks post={post} />
          </span>
        )}
      </footer>
    </EntryCard>
  );
}
