/** Errors of the notifications. */
import { errorTable, genericErrors } from '@platform/contract/errors';

export const notificationErrors = errorTable({
  NOTIFICATION_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
});
