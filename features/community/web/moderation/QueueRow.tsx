/** One reported or held post or reply: why it waits, who reported it, and the editors' decisions. */
import { Badge, Group, Text } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { Link } from 'react-router';
import { contentStates } from '../../contract/lifecycle.ts';
import {
  holdReasonNames,
  moderatePost,
  moderateReply,
  type QueueEntry,
  reportReasonNames,
} from '../../contract/moderation.ts';
import { Byline, Moment } from '../parts/Byline.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { postPath } from '../path.ts';
import { changedByWriting } from '../queries.ts';
import classes from './Moderation.module.css';
import { SuspendButton } from './SuspendButton.tsx';

export function QueueRow({ entry }: { entry: QueueEntry }) {
  const { kind, id, postId, postTitle, content, author, createTime, status, held, words, reports } = entry;
  const isPost = kind === 'posts';
  const moderation = {
    endpoint: isPost ? moderatePost : moderateReply,
    id,
    subject: isPost ? '这个话题' : '这条回复',
    invalidates: changedByWriting,
    variant: 'default',
  };
  return (
    <article className={classes['entry']}>
      <Byline author={author} time={createTime}>
        <span>{isPost ? '话题' : '回复'}</span>
        <StatusBadge of={contentStates} status={status} />
        {held && (
          <Badge color="gold" variant="light">
            {holdReasonNames[held]}
          </Badge>
        )}
      </Byline>
      <h3 dir="auto">
        <Link to={isPost ? postPath(postId) : postPath(postId, id)} data-verbatim>
          {postTitle}
        </Link>
      </h3>
      <PlainText text={content} />
      {words.length > 0 && (
        <Text size="sm" c="dimmed">
          词表中的词：<span data-verbatim>{words.join('、')}</span>
        </Text>
      )}
      {reports.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {entry.reportCount} 人举报
          </Text>
          <ul className={classes['reports']}>
            {reports.map(({ reason, note, reporter, time }) => (
              <li key={reporter.id}>
                {reportReasonNames[reason]} · <bdi data-verbatim>{reporter.name}</bdi> ·{' '}
                <Moment time={time} />
                {note && (
                  <>
                    ：<bdi data-verbatim>{note}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Group gap="xs">
        {status !== 'hidden' && <ModerationButton {...moderation} flag="approved" value={false} />}
        <ModerationButton {...moderation} flag="hidden" value={status === 'hidden'} />
        <SuspendButton author={author} until={entry.suspendedUntil} />
      </Group>
    </article>
  );
}
