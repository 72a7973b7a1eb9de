/** The editor of an item, over the page. */
import { DocumentDialog } from '@platform/web/document/DocumentDialog.tsx';
import { ImageField } from '@platform/web/files/ImageField.tsx';
import { openOverList } from '@platform/web/list/background';
import { notices } from '@platform/web/notices';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { publishNews, updateNews, uploadNewsCover } from '../../contract/writing.ts';
import { newsPath } from '../path.ts';
import { storedQuery, useStoreItem } from '../queries.ts';
import { newsDocument } from './newsDocument.ts';
import type { WritingTarget } from './useWriting.ts';
import classes from './Writing.module.css';

export default function NewsEditor({ target, onClose }: { target: WritingTarget; onClose: () => void }) {
  const isNew = target === 'new';
  const navigate = useNavigate();
  const location = useLocation();
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
      layout={({ field, values, error, set, setBusy }) => (
        <>
          {field('title')}
          <div className={classes['pair']}>
            <div className={classes['column']}>
              {field('category')}
              {field('summary')}
            </div>
            <ImageField
              endpoint={uploadNewsCover}
              input={{}}
              label="封面图片"
              hint="选填；JPG、PNG、WebP 或 GIF，不超过 10 MB"
              alt="封面预览"
              image={values.cover === undefined ? (query.data?.image ?? null) : (values.cover?.image ?? null)}
              error={error('cover') ?? null}
              onUploaded={(cover) => set('cover', cover)}
              // For a new item without a cover nothing changes; a stored cover is removed.
              onRemove={() => set('cover', query.data?.image ? null : undefined)}
              onUploading={setBusy}
            />
          </div>
          {field('content')}
        </>
      )}
    />
  );
}
