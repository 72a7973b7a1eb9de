/** Writing at addresses of its own over the list, `{path}/new` and `{path}/:id/edit`: a draft is saved first and published then. */
import { genericErrors } from '@platform/contract/errors';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ApiError } from '../api/failure.ts';
import { backgroundKeyOf, openOverList } from '../list/background.ts';
import { notices } from '../notices.ts';
import { useHasAccess } from '../session/roles.ts';
import { DocumentDialog, type DocumentDialogProps } from './DocumentDialog.tsx';
import type { SavedDocument } from './fields.ts';

interface PublishedDocument extends SavedDocument {
  /** Null while it is a draft. */
  publishTime: string | null;
}

interface DocumentRouteProps<Values, Parsed, Saved>
  extends Pick<DocumentDialogProps<Values, Parsed, Saved>, 'type' | 'layout' | 'footer'> {
  list: { path: string; noun: { name: string } };
  /** The query of a stored document. */
  query: (id: string) => UseQueryOptions<Saved, ApiError>;
}

export function DocumentRoute<
  Values extends Record<string, unknown>,
  Parsed,
  Saved extends PublishedDocument,
>(props: DocumentRouteProps<Values, Parsed, Saved>) {
  const { list, query, ...dialog } = props;
  const { path, noun } = list;
  const { id } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isWriter = useHasAccess(dialog.type.writers ?? []);
  // Asked anew when it is opened, and left alone while it is edited.
  const stored = useQuery({
    ...query(id ?? ''),
    staleTime: 0,
    refetchOnReconnect: false,
    enabled: id !== undefined,
  });
  // Going back takes a moment, in which a second Esc would go back once more.
  const isClosing = useRef(false);
  const { state } = location;

  function close(): void {
    if (isClosing.current) return;
    isClosing.current = true;
    const cameFromHere =
      backgroundKeyOf(state) !== null || (typeof state === 'object' && state !== null && 'inside' in state);
    if (cameFromHere) void navigate(-1);
    else void navigate(id === undefined ? path : `${path}/${id}`, { replace: true });
  }

  function onSaved(saved: Saved, published: boolean): void {
    const done = published ? '已发布' : '已保存';
    notices.success(published || saved.publishTime !== null ? `${noun.name}${done}` : '草稿已保存');
    if (id !== undefined) {
      close();
      return;
    }
    // A new draft stays open: what belongs to it can be added now.
    void navigate(`${path}/${saved.id}${published ? '' : '/edit'}`, {
      replace: true,
      state: state ?? openOverList(location),
      preventScrollReset: true,
    });
  }

  return (
    <DocumentDialog
      key={id ?? 'new'}
      {...dialog}
      title={`${id === undefined ? '写' : '编辑'}${noun.name}`}
      query={id === undefined ? null : stored}
      refusal={isWriter ? null : genericErrors.FORBIDDEN.message}
      labels={(saved) => (saved?.publishTime ? { submit: '保存' } : { submit: '保存草稿', publish: '发布' })}
      onClose={close}
      onSaved={onSaved}
    />
  );
}
