/** A topic with its images, its red packet, what can be done with it, and its replies. */
import { Title } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import type { DetailPlace } from '@platform/web/list/DetailRoute.tsx';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconEye, IconMessageCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { postTabNames } from '../../contract/category.ts';
import { contentStates } from '../../contract/lifecycle.ts';
import { postPath } from '../../contract/path.ts';
import type { Post } from '../../contract/post.ts';
import { Byline } from '../parts/Byline.tsx';
import { Count } from '../parts/Count.tsx';
import { Images } from '../parts/Images.tsx';
import { PostMarks } from '../parts/Marks.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { descriptionOf } from '../summary.ts';
import { ContentActions } from './ContentActions.tsx';
import { EditedMark } from './EditedMark.tsx';
import classes from './PostDetail.module.css';
import { Replies } from './Replies.tsx';

// Only for posts with a red packet.
const AttachedPacket = lazyPart(() => import('@features/redpackets/web/AttachedPacket.tsx'));

/** For the author and the editors, who see it all the same. */
const hints = { review: '编辑审核通过后，其他人才能看到。', hidden: '只有作者和编辑看得到。' };

interface PostDetailProps extends DetailPlace {
  post: Post;
}

export function PostDetail({ post, headingOrder, close }: PostDetailProps) {
  const { id, title, content, category, author, createTime, editTime, status, reason } = post;
  return (
    <>
      <article className={classes['post']}>
        <header className={classes['head']}>
          <p className={classes['category']}>{postTabNames[category]}</p>
          <Title order={headingOrder} className={classes['title'] ?? ''} dir="auto" data-verbatim>
            {title}
          </Title>
          <Byline author={author} time={createTime}>
            <EditedMark kind="posts" id={id} editTime={editTime} />
            <Count Icon={IconEye} label="浏览" count={post.views} />
          </Byline>
          {status !== 'published' && (
            <p className={classes['status']}>
              <StatusBadge of={contentStates} status={status} /> {hints[status]}
              {reason && (
                <>
                  {' '}
                  理由：<bdi data-verbatim>{reason}</bdi>
                </>
              )}
            </p>
          )}
        </header>
        <PlainText text={content} />
        <Images post={post} eager />
        {post.packetId !== null && (
          <Suspense>
            <AttachedPacket id={post.packetId} back={postPath(id)} />
          </Suspense>
        )}
        <footer className={classes['foot']}>
          {status === 'published' && (
            <>
              <PostMarks post={post} />
              <Count Icon={IconMessageCircle} label="回复" count={post.replies} />
              <ShareButtons path={postPath(id)} title={title} text={descriptionOf(post)} />
            </>
          )}
          <ContentActions kind="posts" entry={post} onGone={close} />
        </footer>
      </article>
      <Replies post={post} headingOrder={headingOrder === 1 ? 2 : 3} />
    </>
  );
}
