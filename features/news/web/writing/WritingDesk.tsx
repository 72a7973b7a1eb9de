/** Where an item is written: the form, the draft that was found, and both versions when somebody else was faster. */
import { Alert, Button } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { useState } from 'react';
import type { BothVersions } from '../../contract/errors.ts';
import type { StoredNews } from '../../contract/news.ts';
import { Conflict } from './Conflict.tsx';
import {
  type ChosenCover,
  dropDraft,
  isSame,
  keepDraft,
  nothingTyped,
  readDraft,
  type Typed,
} from './drafts.ts';
import { TextsForm } from './TextsForm.tsx';
import { typedOf } from './texts.rules.ts';
import { useSave } from './useSave.ts';
import classes from './Writing.module.css';

interface WritingDeskProps {
  /** The item to edit, null for a new one. */
  stored: StoredNews | null;
  /** The key of the draft. */
  draft: string;
  onUnsaved: (unsaved: boolean) => void;
  onDone: (saved: StoredNews) => void;
}

/** What the form begins with; another `version` begins it anew. */
interface Seed {
  version: number;
  typed: Typed;
  cover: ChosenCover;
  /** The revision that a save names; none for a new item. */
  revision: number | undefined;
}

export function WritingDesk({ stored, draft: key, onUnsaved, onDone }: WritingDeskProps) {
  const [base, setBase] = useState(() => (stored ? typedOf(stored) : nothingTyped));
  const [found, setFound] = useState(() => {
    const kept = readDraft(localStorage, key);
    return kept && (!isSame(kept.typed, base) || kept.cover !== undefined) ? kept : null;
  });
  const [seed, setSeed] = useState<Seed>(() => ({
    version: 0,
    typed: found?.typed ?? base,
    cover: found?.cover,
    revision: found?.revision ?? stored?.revision,
  }));
  const [conflict, setConflict] = useState<BothVersions | null>(null);
  // The writer's own version, laid aside for the other one.
  const [aside, setAside] = useState<Pick<Seed, 'typed' | 'cover'> | null>(null);
  const [now, setNow] = useState({ typed: seed.typed, cover: seed.cover });
  const save = useSave({
    id: stored?.id ?? null,
    onConflict: setConflict,
    onSaved(saved) {
      dropDraft(localStorage, key);
      onDone(saved);
    },
  });

  const begin = (typed: Typed, cover: ChosenCover, revision: number | undefined) => {
    setSeed({ version: seed.version + 1, typed, cover, revision });
    setNow({ typed, cover });
  };
  const changed = (typed: Typed, cover: ChosenCover) => {
    setNow({ typed, cover });
    const unsaved = cover !== undefined || !isSame(typed, base);
    onUnsaved(unsaved || aside !== null);
    const kept = { typed, cover, revision: seed.revision, savedAt: new Date().toISOString() };
    if (unsaved) keepDraft(localStorage, key, kept);
    else if (aside === null) dropDraft(localStorage, key);
  };

  if (conflict) {
    const { current } = conflict;
    return (
      <Conflict
        versions={conflict}
        mine={now.typed}
        busy={save.busy}
        onKeepMine={() => save.send(now.typed, now.cover, current.revision)}
        onTakeTheirs={() => {
          setAside(now);
          setBase(typedOf(current));
          begin(typedOf(current), undefined, current.revision);
          setFound(null);
          setConflict(null);
        }}
        onBack={() => {
          begin(now.typed, now.cover, seed.revision);
          setConflict(null);
        }}
      />
    );
  }
  return (
    <>
      {found && (
        <Alert color="gold" className={classes['found'] ?? ''} title="已接着上次的草稿">
          <p>保存于 {formatDateTime(found.savedAt)}，只在这台设备上。</p>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              dropDraft(localStorage, key);
              setFound(null);
              begin(base, undefined, stored?.revision);
              onUnsaved(false);
            }}
          >
            {stored ? '放弃草稿，回到原文' : '放弃草稿，重新写'}
          </Button>
        </Alert>
      )}
      {aside && (
        <Alert color="gold" className={classes['found'] ?? ''} title="已换成对方的版本">
          <p>您写的那一版还在，关闭前可以换回来。</p>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              setAside(null);
              begin(aside.typed, aside.cover, seed.revision);
              onUnsaved(true);
            }}
          >
            换回我的版本
          </Button>
        </Alert>
      )}
      <TextsForm
        key={seed.version}
        typed={seed.typed}
        cover={seed.cover}
        stored={stored}
        save={save}
        onChange={changed}
        onSubmit={(typed, cover) => save.send(typed, cover, seed.revision)}
      />
    </>
  );
}
