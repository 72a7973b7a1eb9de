/** Sending files: with progress, which fetch cannot tell, and without the time-out of the other calls. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { fileField, type Upload } from '@platform/contract/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf, urlOf } from '../api/api.ts';
import { type ApiError, isSessionExpired, unanswered } from '../api/failure.ts';
import { refresh } from '../api/invalidate.ts';
import { notices } from '../notices.ts';
import { useSession } from '../session/session.ts';

/** Milliseconds without any byte moving after which a transfer is given up. */
const silence = 30_000;

type Sending<E extends Endpoint> = Input<E> & { file: File };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends a file. Throws ApiError; `onProgress` gets the share that has left, 0 to 1. */
function send<E extends Endpoint>(
  declared: E,
  { file, ...input }: Sending<E>,
  onProgress: (share: number) => void,
): Promise<Data<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let patience = setTimeout(giveUp, silence);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, silence);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(patience);
      if (request.status === 0) return reject(unanswered());
      try {
        resolve(dataOf<Data<E>>(request.status, parsed(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.open(declared.method, urlOf(declared, input));
    const { token } = useSession.getState();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append(fileField, file, file.name);
    request.send(form);
  });
}

interface Options<E extends Endpoint> {
  /** Endpoints whose answers are out of date after a success. */
  changes?: readonly Endpoint[];
  onSuccess?(data: Data<E>): void;
  /** Shows the failure instead of a notice. */
  onError?(error: ApiError): void;
}

/** A mutation of an endpoint that takes a file: `upload.mutate({ params, file })`; `progress` runs from 0 to 1. */
export function useUpload<E extends Endpoint & { upload: Upload }>(declared: E, options: Options<E> = {}) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const { changes = [], onSuccess, onError } = options;
  const mutation = useMutation<Data<E>, ApiError, Sending<E>>({
    mutationKey: [declared.name],
    onMutate: () => setProgress(0),
    mutationFn: (sending) => send(declared, sending, setProgress),
    onSuccess(data) {
      onSuccess?.(data);
      refresh(client, changes);
    },
    onError(error) {
      if (isSessionExpired(error)) useSession.getState().expire();
      else if (onError) onError(error);
      else notices.error(error.message);
    },
  });
  return { ...mutation, progress };
}

/** What is wrong with a chosen file before it is sent, in the endpoint's own words; null when nothing is. */
export function refusalOf({ upload }: { upload: Upload }, file: File): string | null {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const kind = ending === 'jpeg' ? 'jpg' : ending;
  if (!upload.kinds.some((known) => known === kind)) return upload.wrongKind.message;
  return file.size > upload.maxBytes ? upload.tooLarge.message : null;
}
