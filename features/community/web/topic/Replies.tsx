/** The replies of a topic in the order of their floors, and the form to write one. */
import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { useSession } from '@platform/web/session/session';
import { useLoginFirst } from '@platform/web/session/useLoginFirst';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Post } from '../../contract/post.ts';
import type { Reply } from '../../contract/reply.ts';
import { DeletionBar } from '../parts/DeletionBar.tsx';
import { ReplyItem, replyElementId } from './ReplyItem.tsx';
import { replyParameter, useReplies } from './useReplies.ts';

// Visitors do not load it.
const ReplyForm = lazyPart(() => import('../writing/ReplyForm.tsx'));

interface RepliesProps {
  post: Post;
  headingOrder: 2 | 3;
}

export function Replies({ post: { id, status }, headingOrder }: RepliesProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const loginFirst = useLoginFirst();
  const [search] = useSearchParams();
  /** The reply that the page goes to. */
  const [target, setTarget] = useState(search.get(replyParameter));
  const [quote, setQuote] = useState<Reply | null>(null);
  const { answer, replies, total, isLoading, failed, openEarlier, openLater } = useReplies(id, target);
  const isLoaded = replies.some((reply) => reply.id === target);
  const isGone = target !== null && answer.isSuccess && !answer.isPlaceholderData && !isLoaded;
  useEffect(() => {
    if (target !== null && isLoaded) document.getElementById(replyElementId(target))?.focus();
  }, [target, isLoaded]);
  const goTo = (reply: string) => {
    setTarget(reply);
    document.getElementById(replyElementId(reply))?.focus();
  };
  const more = (label: string, open: () => void) => (
    <Button variant="subtle" loading={isLoading} onClick={open} mx="auto">
      {label}
    </Button>
  );
  return (
    <Stack component="section" gap="sm" pt="lg" aria-labelledby="replies">
      <Title order={headingOrder} id="replies" size="h4">
        回复 {total > 0 && formatCount(total)}
      </Title>
      <DeletionBar kind="replies" />
      {isGone && (
        <Text c="dimmed" size="sm" role="status">
          这条回复已不可见
        </Text>
      )}
      <QueryState query={answer}>
        {() =>
          replies.length === 0 ? (
            <EmptyState title="还没有回复">说说您的看法。</EmptyState>
          ) : (
            <>
              {openEarlier && more('查看更早的回复', openEarlier)}
              <Box component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <ReplyItem
                      reply={reply}
                      isTarget={reply.id === target}
                      onQuote={loginFirst(() => setQuote(reply))}
                      onGoTo={goTo}
                    />
                  </li>
                ))}
              </Box>
              {failed && <ErrorState error={failed.error} onRetry={failed.refetch} />}
              {openLater && more('查看更多回复', openLater)}
            </>
          )
        }
      </QueryState>
      {status === 'published' &&
        (isLoggedIn ? (
          <Suspense>
            <ReplyForm
              postId={id}
              quote={quote}
              onUnquote={() => setQuote(null)}
              onSaved={(reply) => {
                setQuote(null);
                setTarget(reply.id);
              }}
            />
          </Suspense>
        ) : (
          <Button variant="default" mx="auto" onClick={loginFirst(() => {})}>
            写回复
          </Button>
        ))}
    </Stack>
  );
}
