/** The desk: the form, what others wrote meanwhile, and the files. */
import { useState } from 'react';
import type { Announcement, AnnouncementDraft } from '../../contract/announcement.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import { Conflict } from './Conflict.tsx';
import { dropSheet, keepSheet, recallSheet } from './keptSheet.ts';
import { emptySheet, type Sheet, sheetOf } from './sheet.rules.ts';
import { useSave } from './useSave.ts';
import classes from './Writing.module.css';
import { WritingForm } from './WritingForm.tsx';

interface WritingDeskProps {
  /** Null for a new announcement. */
  announcement: Announcement | null;
  onUnsaved: (unsaved: boolean) => void;
  onSaved: (saved: Announcement, published: boolean) => void;
  /** A question has come up over the desk, or is gone. */
  onAsking: (asking: boolean) => void;
}

export function WritingDesk({ announcement, onUnsaved, onSaved, onAsking }: WritingDeskProps) {
  const id = announcement?.id ?? null;
  const [recalled] = useState(() => recallSheet(id));
  const [sheet, setSheet] = useState(() => recalled ?? (announcement ? sheetOf(announcement) : emptySheet));
  // Grows when another sheet comes to lie on the desk, so that the form begins anew with it.
  const [sheets, setSheets] = useState(0);
  const saving = useSave({
    id,
    onSaved(saved, published) {
      dropSheet(id);
      onUnsaved(false);
      onSaved(saved, published);
    },
  });
  const { theirs, save, busy, forget } = saving;

  const write = (now: Sheet) => {
    setSheet(now);
    keepSheet(id, now);
    onUnsaved(true);
  };
  const takeTheirs = (version: Announcement) => {
    setSheet(sheetOf(version));
    setSheets(sheets + 1);
    dropSheet(id);
    onUnsaved(false);
    forget();
  };
  const mine: AnnouncementDraft = { ...sheet.typed, isTop: sheet.isTop, isUrgent: sheet.isUrgent };

  return (
    <>
      {theirs && (
        <Conflict
          mine={sheet}
          theirs={theirs}
          busy={busy}
          onKeepMine={() => save(mine, theirs.revision, false)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onBack={forget}
        />
      )}
      {/* Kept in place, so that nothing typed is lost while the versions are compared. */}
      <div hidden={theirs !== null}>
        {recalled && sheets === 0 && <p className={classes['note']}>已恢复上次没有保存的内容。</p>}
        <WritingForm
          key={sheets}
          sheet={sheet}
          save={saving}
          published={Boolean(announcement?.publishTime)}
          onChange={write}
          onSubmit={(written, publishing) => save(written, sheet.revision, publishing)}
        />
        {announcement ? (
          <AttachmentsField {...announcement} onAsking={onAsking} />
        ) : (
          <p className={classes['note']}>附件在草稿保存之后添加。</p>
        )}
      </div>
    </>
  );
}
