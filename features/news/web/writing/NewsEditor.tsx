/** The editor of an item, over the page. */
import { VerificationNotice } from '@features/accounts/web/parts/VerificationNotice.tsx';
import { DocumentDialog } from '@platform/web/document/DocumentDialog.tsx';
import { openOverList } from '@platform/web/list/background';
import { notices } from '@platform/web/notices';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { publishNews, updateNews } from '../../contract/writing.ts';
import { newsPath } from '../path.ts';
import { storedQuery, useStoreItem } from '../queries.ts';
import { useReader } from '../roles.ts';
import { newsDocument } from './newsDocument.ts';
import type { WritingTarget } from './useWriting.ts';
import classes from './Writing.module.css';

export default function NewsEditor({ target, onClose }: { target: WritingTarget; onClose: () => void }) {
  const isNew = target === 'new';
  const navigate = useNavigate();
  const location = useLocation();
  const { isEditor } = useReader();
  const storeItem = useStoreItem();
  // Loaded whenever the editor opens, and not reloaded during editing.
  const query = useQuery({
    ...storedQuery(target),
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });

  return (
    <DocumentDialog
      type={newsDocument}
      title={isNew ? '发布新闻' : '编辑新闻'}
      query={isNew ? null : query}
      labels={(saved) => ({ submit: saved ? '保存' : '发布' })}
      onClose={onClose}
      onSaved={(saved) => {
        storeItem(saved);
        notices.success((isNew ? publishNews : updateNews).message ?? '');
        onClose();
        if (!isNew) return;
        const state = openOverList(location);
        void navigate(`${newsPath}/${saved.id}`, { state, preventScrollReset: true });
      }}
      layout={({ field }) => (
        <>
          {isNew && !isEditor && <VerificationNotice>发布新闻需要先验证邮箱</VerificationNotice>}
          {field('title')}
          <div className={classes['pair']}>
            <div className={classes['column']}>
              {field('category')}
              {field('summary')}
            </div>
            {field('cover')}
          </div>
          {field('content')}
        </>
      )}
    />
  );
}
