/** The save state of the draft: on the server, saving, or only in this browser. */
import { UnstyledButton } from '@mantine/core';
import { ApiError, noResponse } from '@platform/web/api/failure';
import type { DraftAutosave, DraftState } from '../draftServer.ts';
import { failed } from '../messages.ts';
import classes from './SaveState.module.css';

const clock = new Intl.DateTimeFormat('zh-CN', { timeStyle: 'short' });

function message({ status, savedAt, saved, invalid, error, updatedFields }: DraftState): string {
  const invalidCount = Object.keys(invalid).length;
  switch (status) {
    case 'saving':
      return '保存中…';
    case 'waiting':
      return '已存于本机，即将保存';
    case 'conflict':
      return '草稿在另一处有修改，请选择';
    case 'closed':
      return error instanceof ApiError ? error.message : failed.save;
    case 'failed':
      return error?.status === noResponse ? `${failed.save}，内容已存于本机` : failed.save;
    case 'saved':
      if (invalidCount > 0) return `${invalidCount} 项填写有误，改正后保存`;
      if (updatedFields.length > 0) return '已保存，并入了另一处的修改';
      if (savedAt !== null) return `已保存 ${clock.format(savedAt)}`;
      return saved ? '已保存' : '填写后自动保存';
  }
}

export function SaveState({ draft }: { draft: DraftState & { autosave: DraftAutosave } }) {
  const { status, invalid } = draft;
  const hasProblem = status === 'failed' || status === 'closed' || status === 'conflict';
  const tone = hasProblem
    ? 'bad'
    : status === 'saved' && Object.keys(invalid).length === 0
      ? 'good'
      : 'plain';
  return (
    <p className={classes['state']} data-tone={tone} role="status">
      {message(draft)}
      {status === 'failed' && (
        <UnstyledButton className={classes['again'] ?? ''} onClick={() => void draft.autosave.flush()}>
          重试
        </UnstyledButton>
      )}
    </p>
  );
}
