/** Where the draft is: on the server, on its way, or only in this browser. */
import { UnstyledButton } from '@mantine/core';
import { ApiError, noResponse } from '@platform/web/api/failure';
import type { DraftKeeper, DraftState } from '../draftKeeper.ts';
import { failed } from '../messages.ts';
import classes from './SaveState.module.css';

const clock = new Intl.DateTimeFormat('zh-CN', { timeStyle: 'short' });

function words({ saving, savedAt, kept, wrong, error, taken }: DraftState): string {
  const held = Object.keys(wrong).length;
  switch (saving) {
    case 'saving':
      return '保存中…';
    case 'waiting':
      return '已存于本机，即将保存';
    case 'clash':
      return '草稿在另一处有修改，请选择';
    case 'ended':
      return error instanceof ApiError ? error.message : failed.save;
    case 'failed':
      return error?.status === noResponse ? `${failed.save}，内容已存于本机` : failed.save;
    case 'saved':
      if (held > 0) return `${held} 项填写有误，改正后保存`;
      if (taken.length > 0) return '已保存，并入了另一处的修改';
      if (savedAt !== null) return `已保存 ${clock.format(savedAt)}`;
      return kept ? '已保存' : '填写后自动保存';
  }
}

export function SaveState({ draft }: { draft: DraftState & { keeper: DraftKeeper } }) {
  const { saving, wrong } = draft;
  const troubled = saving === 'failed' || saving === 'ended' || saving === 'clash';
  const tone = troubled ? 'bad' : saving === 'saved' && Object.keys(wrong).length === 0 ? 'good' : 'plain';
  return (
    <p className={classes['state']} data-tone={tone} role="status">
      {words(draft)}
      {saving === 'failed' && (
        <UnstyledButton className={classes['again'] ?? ''} onClick={() => void draft.keeper.flush()}>
          重试
        </UnstyledButton>
      )}
    </p>
  );
}
