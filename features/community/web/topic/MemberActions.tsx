/** Authors edit and delete what they wrote, other members report it and mute its author, editors hide it. */
import { Button } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { ModerationButton } from '@platform/web/moderation/ModerationButton.tsx';
import { useHasAccess } from '@platform/web/session/roles';
import { useViewer } from '@platform/web/session/viewer';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  type ContentKind,
  deleteContent,
  getPost,
  listCollectedPosts,
  listMuted,
  listMyPosts,
  listPosts,
  listReplies,
  setMuted,
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

function MuteButton({ author: { id } }: Pick<Post, 'author'>) {
  const { data } = useQuery(query(listMuted));
  const isMuted = data?.members.some((member) => member.id === id) ?? false;
  const common = {
    ...button,
    endpoint: setMuted,
    input: () => ({ params: { id }, body: { muted: !isMuted } }),
    invalidates: [listMuted, listReplies, ...postLists],
  };
  if (isMuted) return <CommandButton {...common} label="取消屏蔽" success="已取消屏蔽" />;
  return (
    <CommandButton {...common} label="屏蔽作者" title="屏蔽这位成员？" confirmLabel="屏蔽" success="已屏蔽">
      此人的话题和回复不再出现在您的列表里，对方不会知道。
    </CommandButton>
  );
}

export default function MemberActions(props: ContentActionsProps) {
  const { kind, entry } = props;
  const { id, author, status } = entry;
  const client = useQueryClient();
  const viewer = useViewer();
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
          <MuteButton author={author} />
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
