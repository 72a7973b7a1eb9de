/** Failed calls as one error class, with the messages of the specification's section 8. */
import type { FieldIssue } from '@platform/contract/envelope';
import { genericErrors } from '@platform/contract/errors';

/** Status of a call without an answer: no network, time-out, or a body that is not an envelope. */
export const noResponse = 0;

/** A call that failed; `message` is ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The declared error's code, NO_RESPONSE, or UNKNOWN when the answer carried none. */
  readonly code: string;
  readonly details: unknown;
  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const networkMessage = '网络错误，请检查网络连接';
const defaultMessage = '请求失败';

const messageByStatus = new Map<number, string>([
  [401, genericErrors.UNAUTHENTICATED.message],
  [403, genericErrors.FORBIDDEN.message],
  [404, genericErrors.NOT_FOUND.message],
  [500, genericErrors.INTERNAL.message],
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The error for a missing answer. */
export function noResponseError(): ApiError {
  return new ApiError(noResponse, 'NO_RESPONSE', networkMessage);
}

/**
 * Reads a failure envelope. A feature's own error keeps its message; otherwise 401, 403, 404 and 500 have
 * fixed messages, and other statuses have the server's message or 请求失败.
 */
export function errorFrom(status: number, body: unknown): ApiError {
  const { code, message, details } = isRecord(body) ? body : {};
  const serverMessage = typeof message === 'string' && message !== '' ? message : undefined;
  const featureMessage = typeof code === 'string' && !(code in genericErrors) ? serverMessage : undefined;
  const text = featureMessage ?? messageByStatus.get(status) ?? serverMessage ?? defaultMessage;
  return new ApiError(status, typeof code === 'string' ? code : 'UNKNOWN', text, details);
}

/** Whether the session has expired; a wrong password is another error. */
export function isSessionExpired(error: ApiError): boolean {
  return (
    error.status === 401 && (error.code === genericErrors.UNAUTHENTICATED.code || error.code === 'UNKNOWN')
  );
}

/** The rejected fields of a validation failure by their dotted paths, each with its first message. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return {};
  const issues = error.details.filter(
    (issue): issue is FieldIssue => isRecord(issue) && typeof issue['field'] === 'string',
  );
  return Object.fromEntries(issues.reverse().map(({ field, message }) => [field, message]));
}
