/** The people a private packet is for: each name is asked for as soon as it has been entered. */
import { foldUsername } from '@features/accounts/contract/fields';
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { useRef, useState } from 'react';
import { checkRecipient } from '../../contract/endpoints.ts';
import { add, judge, type Recipient, remove } from './recipients.rules.ts';

interface Recipients {
  list: readonly Recipient[];
  /** Who was found or removed last, for those who don't see the marks; refusals are the field's error. */
  said: string;
  enter(typed: string): void;
  drop(username: string): void;
  clear(): void;
}

/** `onChange` is told the names that are known. */
export function useRecipients(onChange: (list: readonly Recipient[]) => void): Recipients {
  const [list, setList] = useState<readonly Recipient[]>([]);
  const [said, say] = useState('');
  // Answers come late; they belong to what is entered then.
  const now = useRef(list);
  const put = (next: readonly Recipient[]) => {
    now.current = next;
    setList(next);
    onChange(next);
  };

  async function check(username: string): Promise<void> {
    try {
      const { name, username: written } = await call(checkRecipient, { query: { username } });
      put(judge(now.current, username, { state: 'known', username: written, name }));
      say(`${written}：已找到`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      put(judge(now.current, username, { state: 'refused', message: error.message }));
    }
  }

  return {
    list,
    said,
    enter(typed) {
      const { list: longer, entered } = add(now.current, typed);
      put(longer);
      for (const name of entered) void check(name);
    },
    drop(username) {
      put(remove(now.current, foldUsername(username)));
      say(`已移除 ${username}`);
    },
    clear() {
      put([]);
      say('');
    },
  };
}
