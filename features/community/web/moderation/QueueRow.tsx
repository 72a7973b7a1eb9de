/** One reported or held post or reply: why it waits, who reported it, and the editors' decisions. */
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { Link } from 'react-router';
import { contentStates } from '../../contract/lifecycle.ts';
import { holdReasonNames, moderatePost, moderateReply, type QueueEntry } from '../../contract/moderation.ts';
import { postPath } from '../../contract/path.ts';
import { Byline } from '../parts/Byline.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { changedByWriting } from '../queries.ts';
import { ReportList } from './ReportList.tsx';
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
    <Paper withBorder p="md" component="article">
      <Stack gap="xs">
        <Byline author={author} time={createTime}>
          <span>{isPost ? '话题' : '回复'}</span>
          <StatusBadge of={contentStates} status={status} />
          {held && (
            <Badge color="gold" variant="light">
              {holdReasonNames[held]}
            </Badge>
          )}
        </Byline>
        <Title order={3} size="h4" dir="auto">
          <Link to={isPost ? postPath(postId) : postPath(postId, id)} data-verbatim>
            {postTitle}
          </Link>
        </Title>
        <PlainText text={content} />
        {words.length > 0 && (
          <Text size="sm" c="dimmed">
            词表中的词：<span data-verbatim>{words.join('、')}</span>
          </Text>
        )}
        <ReportList reports={reports} count={entry.reportCount} />
        <Group gap="xs">
          {status !== 'hidden' && <ModerationButton {...moderation} flag="approved" value={false} />}
          <ModerationButton {...moderation} flag="hidden" value={status === 'hidden'} />
          <SuspendButton author={author} until={entry.suspendedUntil} />
        </Group>
      </Stack>
    </Paper>
  );
}
