/** Mutations of endpoints that change something. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../notices.ts';
import { call } from './api.ts';
import { type ApiError, isSessionExpired } from './failure.ts';
import { invalidate } from './invalidate.ts';

/** The variables of `mutate`: the endpoint's input and, if it is idempotent, the key. */
export type Command<E extends Endpoint> = Input<E> & { key?: string };

interface Options<E extends Endpoint>
  extends Pick<UseMutationOptions<Data<E>, ApiError, Command<E>>, 'onSuccess' | 'onError' | 'onSettled'> {
  /** Endpoints whose answers are out of date after a success. */
  invalidates?: readonly Endpoint[];
}

/**
 * A mutation of an endpoint: `const place = useCommand(placeOrder); place.mutate({ body })`.
 * A failure is shown as a notice, unless `onError` handles it.
 */
export function useCommand<E extends Endpoint>(endpoint: E, options: Options<E> = {}) {
  const client = useQueryClient();
  const { invalidates: endpoints = [], onSuccess, onError, onSettled } = options;
  return useMutation<Data<E>, ApiError, Command<E>>({
    mutationKey: [endpoint.name],
    mutationFn: ({ key, ...input }) => call(endpoint, input as Input<E>, { key }),
    async onSuccess(...args) {
      await onSuccess?.(...args);
      invalidate(client, endpoints);
    },
    onError(error, ...rest) {
      // The guard has already shown that the session has expired.
      if (isSessionExpired(error)) return;
      if (onError) onError(error, ...rest);
      else notices.error(error.message);
    },
    ...(onSettled ? { onSettled } : {}),
  });
}
