/** The form of a new post; its draft survives a reload. */
import { DocumentEditor } from '@platform/web/document/DocumentEditor.tsx';
import { openOverList } from '@platform/web/list/background';
import { useLocation, useNavigate } from 'react-router';
import { postPath } from '../../contract/path.ts';
import { postFields } from './PostFields.tsx';
import { postDocument } from './postDocument.ts';
import { tellSaved } from './tellSaved.ts';

export default function NewPost({ onPublished }: { onPublished: () => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <DocumentEditor
      type={postDocument}
      saved={null}
      labels={{ submit: '发布' }}
      layout={postFields}
      onSaved={(post) => {
        tellSaved(post.status, '话题已发布');
        onPublished();
        void navigate(postPath(post.id), { state: openOverList(location), preventScrollReset: true });
      }}
    />
  );
}
