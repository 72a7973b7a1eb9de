/** Uploads files: with progress, which fetch does not report, and without the time-out of other calls. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { fileField, type Upload } from '@platform/contract/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf, urlOf } from '../api/api.ts';
import { type ApiError, isSessionExpired, noResponseError } from '../api/failure.ts';
import { invalidate } from '../api/invalidate.ts';
import { notices } from '../notices.ts';
import { useSession } from '../session/session.ts';

/** Milliseconds without progress after which an upload is aborted. */
const idleTimeout = 30_000;

type UploadInput<E extends Endpoint> = Input<E> & { file: File };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends a file. Throws ApiError; `onProgress` gets the sent share, 0 to 1. */
function send<E extends Endpoint>(
  endpoint: E,
  { file, ...input }: UploadInput<E>,
  onProgress: (share: number) => void,
): Promise<Data<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let idleTimer = setTimeout(abort, idleTimeout);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(abort, idleTimeout);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(idleTimer);
      if (request.status === 0) return reject(noResponseError());
      try {
        resolve(dataOf<Data<E>>(request.status, parseJson(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.open(endpoint.method, urlOf(endpoint, input));
    const { token } = useSession.getState();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append(fileField, file, file.name);
    request.send(form);
  });
}

interface Options<E extends Endpoint> {
  /** Endpoints whose answers are out of date after a success. */
  invalidates?: readonly Endpoint[];
  onSuccess?(data: Data<E>): void;
  /** Shows the failure instead of a notice. */
  onError?(error: ApiError): void;
}

/** A mutation of an upload endpoint: `upload.mutate({ params, file })`; `progress` runs from 0 to 1. */
export function useUpload<E extends Endpoint & { upload: Upload }>(endpoint: E, options: Options<E> = {}) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const { invalidates: endpoints = [], onSuccess, onError } = options;
  const mutation = useMutation<Data<E>, ApiError, UploadInput<E>>({
    mutationKey: [endpoint.name],
    onMutate: () => setProgress(0),
    mutationFn: (variables) => send(endpoint, variables, setProgress),
    onSuccess(data) {
      onSuccess?.(data);
      invalidate(client, endpoints);
    },
    onError(error) {
      if (isSessionExpired(error)) useSession.getState().expire();
      else if (onError) onError(error);
      else notices.error(error.message);
    },
  });
  return { ...mutation, progress };
}

/** The endpoint's error message for a selected file before it is sent; null for an acceptable file. */
export function fileError({ upload }: { upload: Upload }, file: File): string | null {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const kind = extension === 'jpeg' ? 'jpg' : extension;
  if (!upload.kinds.some((allowed) => allowed === kind)) return upload.wrongKind.message;
  return file.size > upload.maxBytes ? upload.tooLarge.message : null;
}
