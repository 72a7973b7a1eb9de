/** Saving a sheet: a new draft or the next revision, and publishing it along the way. */
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { useRef, useState } from 'react';
import type { Announcement, AnnouncementDraft } from '../../contract/announcement.ts';
import { announcementErrors } from '../../contract/errors.ts';
import { createAnnouncement, publishAnnouncement, updateAnnouncement } from '../../contract/writing.ts';
import { changedByWriting } from '../queries.ts';

interface SaveOptions {
  /** Null for what the server doesn't know yet. */
  id: string | null;
  onSaved: (saved: Announcement, published: boolean) => void;
}

export interface Save {
  save: (written: AnnouncementDraft, revision: number, publishing: boolean) => void;
  busy: boolean;
  /** What the server refused, until the next try. */
  refused: ApiError | null;
  /** Somebody else's version, which came first; null when there is none. */
  theirs: Announcement | null;
  /** Goes back to the sheet. */
  forget: () => void;
}

interface Sent {
  text: string;
  key: string;
  /** What the server has kept of it; null until it has. */
  saved: Announcement | null;
}

/** The version that a refusal brought along. */
function versionOf(error: ApiError): Announcement | null {
  if (error.code !== announcementErrors.ANNOUNCEMENT_CHANGED.code) return null;
  return announcementErrors.ANNOUNCEMENT_CHANGED.details.safeParse(error.details).data?.current ?? null;
}

export function useSave({ id, onSaved }: SaveOptions): Save {
  const [refused, setRefused] = useState<ApiError | null>(null);
  const options = { changes: changedByWriting, onError: setRefused };
  const create = useCommand(createAnnouncement, options);
  const update = useCommand(updateAnnouncement, options);
  const publish = useCommand(publishAnnouncement, options);
  // One key for one text: a second try after a lost answer makes no second draft, and after a save no second save.
  const sent = useRef<Sent>({ text: '', key: '', saved: null });

  function sentBefore(written: AnnouncementDraft): Sent {
    const text = JSON.stringify(written);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID(), saved: null };
    return sent.current;
  }

  async function run(written: AnnouncementDraft, revision: number, publishing: boolean): Promise<void> {
    const now = sentBefore(written);
    now.saved ??=
      id === null
        ? await create.mutateAsync({ body: written, key: now.key })
        : await update.mutateAsync({ params: { id }, body: { ...written, revision } });
    const { saved } = now;
    const final = publishing ? await publish.mutateAsync({ params: { id: saved.id } }) : saved;
    onSaved(final, publishing);
  }

  return {
    save(written, revision, publishing) {
      setRefused(null);
      // Refusals are told by `refused`.
      run(written, revision, publishing).catch(() => {});
    },
    busy: create.isPending || update.isPending || publish.isPending,
    refused,
    theirs: refused && versionOf(refused),
    forget: () => setRefused(null),
  };
}
