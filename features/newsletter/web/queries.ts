/** What the pages of the newsletter command. */
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { confirmSubscription, subscribe, unsubscribe } from '../contract/subscription.ts';

type Refused = (error: ApiError) => void;

/** Asks for the newsletter. */
export const useSubscribe = (onError: Refused) => useCommand(subscribe, { onError });

/** Confirms by the token of a letter. */
export const useConfirmSubscription = (onError: Refused) => useCommand(confirmSubscription, { onError });

/** Unsubscribes by the token of a letter. */
export const useUnsubscribe = (onError: Refused) => useCommand(unsubscribe, { onError });
