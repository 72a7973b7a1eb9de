/** Publishing and saving, exactly once each; what the server refuses stays with the form. */
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useRef, useState } from 'react';
import { type BothVersions, newsErrors } from '../../contract/errors.ts';
import type { StoredNews } from '../../contract/news.ts';
import { publishNews, updateNews } from '../../contract/writing.ts';
import { lists, useKeepStored } from '../queries.ts';
import type { ChosenCover, Typed } from './drafts.ts';
import { coverChange, typedTexts } from './texts.rules.ts';

interface SaveOptions {
  /** Null publishes a new item. */
  id: string | null;
  onSaved: (saved: StoredNews) => void;
  /** Somebody else has saved since. */
  onConflict: (versions: BothVersions) => void;
}

export interface Save {
  /** Sends texts that keep the form's rules. */
  send(typed: Typed, cover: ChosenCover, revision: number | undefined): void;
  busy: boolean;
  /** What the server has refused last; null after a new try. */
  refused: ApiError | null;
}

const newKey = () => `news_${Date.now()}_${Math.random().toString(36).slice(2)}`;

export function useSave({ id, onSaved, onConflict }: SaveOptions): Save {
  const [refused, setRefused] = useState<ApiError | null>(null);
  const keep = useKeepStored();
  // The same text gets the same key, so that a lost answer never makes a second item.
  const last = useRef({ sent: '', key: '' });
  const saved = (message: string) => (item: StoredNews) => {
    keep(item);
    notices.success(message);
    onSaved(item);
  };
  const onError = (error: ApiError) => {
    const versions = newsErrors.NEWS_CHANGED.details.safeParse(error.details);
    if (error.code === newsErrors.NEWS_CHANGED.code && versions.success) onConflict(versions.data);
    else setRefused(error);
  };
  const publish = useCommand(publishNews, {
    invalidates: lists,
    onSuccess: saved(publishNews.message ?? ''),
    onError,
  });
  const update = useCommand(updateNews, {
    invalidates: lists,
    onSuccess: saved(updateNews.message ?? ''),
    onError,
  });
  return {
    busy: publish.isPending || update.isPending,
    refused,
    send(typed, cover, revision) {
      setRefused(null);
      const body = { ...typedTexts.parse(typed), ...coverChange(cover) };
      if (id !== null && revision !== undefined) {
        return update.mutate({ params: { id }, body: { ...body, revision } });
      }
      const sent = JSON.stringify(body);
      if (last.current.sent !== sent) last.current = { sent, key: newKey() };
      publish.mutate({ body, key: last.current.key });
    },
  };
}
