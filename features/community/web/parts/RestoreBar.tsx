/** The bar that restores a deleted post or reply. */
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { UndoBar } from '@platform/web/states/UndoBar.tsx';
import { type ContentKind, restoreContent } from '../../contract/endpoints.ts';
import { restorableMinutes } from '../../contract/errors.ts';
import { changedByWriting } from '../queries.ts';
import { offerRestoration } from './deletion.ts';

export default function RestoreBar({ kind, id }: { kind: ContentKind; id: string }) {
  const restore = useCommand(restoreContent, {
    invalidates: changedByWriting,
    onSuccess() {
      notices.success(restoreContent.message ?? '');
      offerRestoration(null);
    },
  });
  return (
    <UndoBar
      busy={restore.isPending}
      undo={() => restore.mutate({ params: { kind, id } })}
      dismiss={() => offerRestoration(null)}
    >
      {`${kind === 'posts' ? '话题' : '回复'}已删除，${restorableMinutes} 分钟内可以撤销`}
    </UndoBar>
  );
}
