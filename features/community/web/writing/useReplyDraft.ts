/** The draft of a reply in this browser, separate for each member and topic, until it is sent. */
import { personView } from '@features/accounts/contract/person';
import { draftStorage } from '@platform/web/document/draftStorage';
import { useState } from 'react';
import { z } from 'zod';

const replyDraft = z.object({ content: z.string(), mentions: z.array(personView) });
type ReplyDraft = z.infer<typeof replyDraft>;

/** `id` is the topic's for a new reply, and the reply's own for a change of it. */
export function useReplyDraft(owner: string, id: string, initial: ReplyDraft) {
  const [storage] = useState(() => draftStorage({ name: 'replyDraft', owner, id }, replyDraft));
  const [draft, setDraft] = useState(() => storage.read()?.value ?? initial);
  return {
    draft,
    change(next: ReplyDraft) {
      setDraft(next);
      if (next.content === initial.content) storage.remove();
      else storage.write(next);
    },
    clear() {
      setDraft({ content: '', mentions: [] });
      storage.remove();
    },
  };
}
