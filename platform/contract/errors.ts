/** Errors as data: one table per feature, the generic ones here (specification, section 8). */
import type { z } from 'zod';

/** An error of a call: a code for programs, an HTTP status, a message for people. */
export interface ErrorEntry<Code extends string = string, Data extends z.ZodType = z.ZodType> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
  /** The shape of `details` in the failure envelope, where the error carries any. */
  readonly details?: Data;
}

type EntryWithoutCode = Omit<ErrorEntry, 'code'>;

/** Declares a feature's errors; an entry's key is its code. */
export function errorTable<const T extends Record<string, EntryWithoutCode>>(
  table: T,
): { readonly [Code in keyof T & string]: T[Code] & { readonly code: Code } } {
  const named = Object.entries(table).map(([code, entry]) => [code, { ...entry, code }]);
  return Object.fromEntries(named);
}

/** Errors that any endpoint can return. */
export const genericErrors = errorTable({
  BAD_REQUEST: { status: 400, message: '请求失败' },
  UNAUTHENTICATED: { status: 401, message: '登录已过期，请重新登录' },
  FORBIDDEN: { status: 403, message: '没有权限访问' },
  NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '提交的内容过大' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '不支持的内容格式' },
  VALIDATION_FAILED: { status: 422, message: '请检查填写的内容' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: '重复的请求编号对应了不同的内容' },
  TOO_MANY_REQUESTS: { status: 429, message: '操作过于频繁，请稍后再试' },
  INTERNAL: { status: 500, message: '服务器内部错误' },
  UNAVAILABLE: { status: 503, message: '服务暂时不可用，请稍后再试' },
});
