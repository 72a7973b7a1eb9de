/** Authors edit and delete what they wrote, other members report it and mute its author, editors hide it. */
import { MuteButton } from '@features/accounts/web/parts/MuteButton.tsx';
import { useMutes } from '@features/accounts/web/queries.ts';
import { Button } from '@mantine/core';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { useHasAccess } from '@platform/web/session/roles';
import { useViewer } from '@platform/web/session/viewer';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  type ContentKind,
  deleteContent,
  getPost,
  listCollectedPosts,
  listMyPosts,
  listPosts,
  listReplies,
} from '../../contract/endpoints.ts';
import { restorableMinutes } from '../../contract/errors.ts';
import {
  communityStaff,
  listModerationQueue,
  moderatePost,
  moderateReply,
} from '../../contract/moderation.ts';
import type { Post } from '../../contract/post.ts';
import type { Reply } from '../../contract/reply.ts';
import { offerRestoration } from '../parts/deletion.ts';
import { updatePost, updateReplyInCache } from '../queries.ts';

const EditPost = lazyPart(() => import('../writing/EditPost.tsx'));
const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));

export interface ContentActionsProps {
  kind: ContentKind;
  entry: Pick<Post | Reply, 'id' | 'author' | 'status'>;
  /** Edits in place, instead of the post's dialog. */
  onEdit?: () => void;
  /** Called when the post was deleted. */
  onGone?: () => void;
}

const nouns = { posts: '这个话题', replies: '这条回复' };
const button = { variant: 'subtle', color: 'gray', size: 'compact-md' } as const;
const postLists = [listPosts, listMyPosts, listCollectedPosts];

function OwnActions({ kind, entry: { id }, onEdit, onGone }: ContentActionsProps) {
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button {...button} onClick={onEdit ?? (() => setEditing(true))}>
        编辑
      </Button>
      <CommandButton
        {...button}
        color="red"
        endpoint={deleteContent}
        input={() => ({ params: { kind, id } })}
        // A deleted post is not asked for again.
        invalidates={kind === 'posts' ? postLists : [...postLists, getPost, listReplies]}
        label="删除"
        title={`删除${nouns[kind]}？`}
        confirmLabel="删除"
        destructive
        onSuccess={({ restorableUntil }) => {
          offerRestoration({ kind, id }, restorableUntil);
          if (kind === 'replies') return;
          void client.invalidateQueries({
            queryKey: [getPost.name, { params: { id } }],
            refetchType: 'none',
          });
          onGone?.();
        }}
      >
        删除后 {restorableMinutes} 分钟内可以撤销，之后无法恢复。
      </CommandButton>
      {isEditing && (
        <Suspense>
          <EditPost id={id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

export default function MemberActions(props: ContentActionsProps) {
  const { kind, entry } = props;
  const { id, author, status } = entry;
  const client = useQueryClient();
  const viewer = useViewer();
  const mutes = useMutes().data?.mutes;
  const isEditor = useHasAccess(communityStaff);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      {viewer === author.id ? (
        <OwnActions {...props} />
      ) : (
        <>
          {status === 'published' && (
            <Button {...button} onClick={() => setReporting(true)}>
              举报
            </Button>
          )}
          {mutes && (
            <MuteButton
              {...button}
              person={author}
              isMuted={mutes.some((member) => member.id === author.id)}
              lists={[listReplies, ...postLists]}
            />
          )}
        </>
      )}
      {isEditor && (
        <ModerationButton
          {...button}
          endpoint={kind === 'posts' ? moderatePost : moderateReply}
          id={id}
          flag="hidden"
          value={status === 'hidden'}
          subject={nouns[kind]}
          invalidates={[...postLists, listModerationQueue]}
          onSuccess={(saved) =>
            'title' in saved ? updatePost(client, id, saved) : updateReplyInCache(client, id, saved)
          }
        />
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog kind={kind} id={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
