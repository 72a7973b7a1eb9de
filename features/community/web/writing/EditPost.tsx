/** The editor of one's own post, over the page. */
import { DocumentDialog } from '@platform/web/document/DocumentDialog.tsx';
import { asViewer, useViewer } from '@platform/web/session/viewer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { updatePost as updatePostEndpoint } from '../../contract/endpoints.ts';
import { postQuery, updatePost } from '../queries.ts';
import { postFields } from './PostFields.tsx';
import { postDocument } from './postDocument.ts';
import { tellSaved } from './tellSaved.ts';

export default function EditPost({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const viewer = useViewer();
  // Loaded whenever the editor opens, and not reloaded during editing.
  const query = useQuery({
    ...asViewer(postQuery(id), viewer),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  return (
    <DocumentDialog
      type={postDocument}
      title="编辑话题"
      query={query}
      labels={() => ({ submit: '保存' })}
      layout={postFields}
      onClose={onClose}
      onSaved={(post) => {
        updatePost(client, id, post);
        tellSaved(post.status, updatePostEndpoint.message ?? '');
        onClose();
      }}
    />
  );
}
