/** The form of a reply: a new one, which may quote another, or the change of one's own. */
import type { PersonView } from '@features/accounts/contract/person';
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { fieldErrors } from '@platform/web/api/failure';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import { useViewer } from '@platform/web/session/viewer';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createReply, updateReply } from '../../contract/endpoints.ts';
import { maxReplyLength, type Reply, replyTexts } from '../../contract/reply.ts';
import { changedByWriting } from '../queries.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { MentionInput } from './MentionInput.tsx';
import { mentionsIn } from './mention.rules.ts';
import { tellSaved } from './tellSaved.ts';
import { useReplyDraft } from './useReplyDraft.ts';

interface ReplyFormProps {
  postId: string;
  /** The reply that is changed. */
  reply?: Reply;
  quote?: Reply | null;
  onUnquote?: () => void;
  onCancel?: () => void;
  onSaved: (reply: Reply) => void;
}

const asPerson = ({ id, name }: { id: string; name: string }): PersonView => ({ id, name, avatar: null });

export default function ReplyForm(props: ReplyFormProps) {
  const { postId, reply, quote = null, onUnquote, onCancel, onSaved } = props;
  const form = useRef<HTMLFormElement>(null);
  const initial = { content: reply?.content ?? '', mentions: reply?.mentions.map(asPerson) ?? [] };
  const { draft, change, clear } = useReplyDraft(useViewer() ?? '', reply?.id ?? postId, initial);
  const [error, setError] = useState<string | null>(null);
  // A text that is sent again after a lost answer has the same key.
  const [keyOf] = useState(idempotencyKeys);
  const options = {
    invalidates: changedByWriting,
    onSuccess(saved: Reply) {
      clear();
      tellSaved(saved.status, reply ? (updateReply.message ?? '') : '回复已发布');
      onSaved(saved);
    },
    onError: (refusal: Error) => setError(Object.values(fieldErrors(refusal))[0] ?? refusal.message),
  };
  const create = useCommand(createReply, options);
  const update = useCommand(updateReply, options);
  const isEditing = reply !== undefined;

  useEffect(() => {
    if (quote || isEditing) form.current?.querySelector('textarea')?.focus();
  }, [quote, isEditing]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const mentions = mentionsIn(draft.content, draft.mentions).map(({ id }) => id);
    const parsed = replyTexts.safeParse({ content: draft.content, mentions });
    setError(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const body = { ...parsed.data, quoteId: quote?.id ?? null };
    if (reply) update.mutate({ params: { id: reply.id }, body: parsed.data });
    else create.mutate({ params: { id: postId }, body, key: keyOf(body) });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={isEditing ? '编辑回复' : '写回复'}>
      {quote && (
        <Group gap="xs" wrap="nowrap" mb={4}>
          <Text size="sm" c="dimmed" truncate>
            引用 #{quote.floor} <bdi data-verbatim>{quote.author.name}</bdi>：
            <bdi data-verbatim>{quote.content}</bdi>
          </Text>
          <CloseButton size="sm" aria-label="不引用" onClick={onUnquote} />
        </Group>
      )}
      <MentionInput
        postId={postId}
        label={isEditing ? '编辑回复' : '写回复'}
        value={draft.content}
        error={error}
        description={<CharacterCount text={draft.content} max={maxReplyLength} />}
        onChange={(content, mentioned) => {
          const others = draft.mentions.filter(({ id }) => id !== mentioned?.id);
          change({ content, mentions: mentioned ? [...others, mentioned] : others });
          setError(null);
        }}
      />
      <Group justify="flex-end" mt="xs">
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            取消
          </Button>
        )}
        <Button type="submit" loading={create.isPending || update.isPending}>
          {isEditing ? '保存' : '回复'}
        </Button>
      </Group>
    </form>
  );
}
