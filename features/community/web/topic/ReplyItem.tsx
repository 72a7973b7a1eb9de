/** One reply: its author, the quoted reply, the text, and what can be done with it. */
import { ActionIcon, Button } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { useSession } from '@platform/web/session/session';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { contentStates } from '../../contract/lifecycle.ts';
import type { Reply } from '../../contract/reply.ts';
import { Byline } from '../parts/Byline.tsx';
import { ReplyMark } from '../parts/Marks.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { ContentActions } from './ContentActions.tsx';
import { EditedMark } from './EditedMark.tsx';
import classes from './ReplyItem.module.css';

const ReplyForm = lazyPart(() => import('../writing/ReplyForm.tsx'));

export const replyElementId = (id: string): string => `reply-${id}`;

interface ReplyItemProps {
  reply: Reply;
  isTarget: boolean;
  onQuote: () => void;
  onGoTo: (reply: string) => void;
}

function Quote({ quote, onGoTo }: { quote: NonNullable<Reply['quote']>; onGoTo: (reply: string) => void }) {
  const { id, floor, author, excerpt } = quote;
  if (author === null || excerpt === null)
    return <p className={classes['quote']}>引用的回复 #{floor} 已不可见</p>;
  return (
    <button type="button" className={classes['quote']} onClick={() => onGoTo(id)}>
      #{floor} <bdi data-verbatim>{author.name}</bdi>：<bdi data-verbatim>{excerpt}</bdi>
    </button>
  );
}

export function ReplyItem({ reply, isTarget, onQuote, onGoTo }: ReplyItemProps) {
  const { id, postId, floor, author, createTime, editTime, status, quote } = reply;
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <article
      id={replyElementId(id)}
      tabIndex={-1}
      className={classes['reply']}
      data-target={isTarget || undefined}
      aria-label={`${floor} 楼`}
    >
      <Byline author={author} time={createTime}>
        <EditedMark kind="replies" id={id} editTime={editTime} />
        {status !== 'published' && <StatusBadge of={contentStates} status={status} />}
        <span className={classes['floor']}>#{floor}</span>
      </Byline>
      {quote && <Quote quote={quote} onGoTo={onGoTo} />}
      {isEditing ? (
        <Suspense>
          <ReplyForm
            postId={postId}
            reply={reply}
            onCancel={() => setEditing(false)}
            onSaved={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <PlainText text={reply.content} mentions={reply.mentions} />
      )}
      <div className={classes['actions']}>
        {status === 'published' && (
          <>
            <ReplyMark reply={reply} />
            <Button variant="subtle" color="gray" size="compact-md" onClick={onQuote}>
              回复
            </Button>
          </>
        )}
        {isLoggedIn && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="更多操作"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        {isOpen && <ContentActions kind="replies" entry={reply} onEdit={() => setEditing(true)} />}
      </div>
    </article>
  );
}
