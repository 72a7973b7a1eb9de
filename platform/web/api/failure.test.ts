/** Failures: the messages of the specification's section 8. */
import { describe, expect, it } from 'vitest';
import { ApiError, errorFrom, fieldErrors, isSessionExpired, noResponseError } from './failure.ts';

const envelope = (code: string, message: string, details?: unknown) => ({
  success: false,
  code,
  message,
  details,
});

describe('the message of a failure', () => {
  it.each([
    [401, envelope('UNAUTHENTICATED', 'token expired'), '登录已过期，请重新登录'],
    [403, envelope('FORBIDDEN', 'no'), '没有权限访问'],
    [404, envelope('NOT_FOUND', 'no such row'), '请求的资源不存在'],
    [500, envelope('INTERNAL', 'stack trace'), '服务器内部错误'],
    [401, null, '登录已过期，请重新登录'],
    [403, '<html>', '没有权限访问'],
    [404, {}, '请求的资源不存在'],
    [500, undefined, '服务器内部错误'],
    [503, envelope('UNAVAILABLE', '服务暂时不可用，请稍后再试'), '服务暂时不可用，请稍后再试'],
    [502, '<html>', '请求失败'],
    [400, envelope('BAD_REQUEST', ''), '请求失败'],
    [200, { success: false }, '请求失败'],
  ])('of status %i is the generic one', (status, body, message) => {
    expect(errorFrom(status, body).message).toBe(message);
  });

  it.each([
    [401, envelope('INVALID_CREDENTIALS', '用户名或密码错误')],
    [403, envelope('ACCOUNT_DISABLED', '账户已停用')],
    [404, envelope('ORDER_NOT_FOUND', '订单不存在')],
    [409, envelope('STOCK_EXCEEDED', '購買數量超過庫存', { stock: 2 })],
  ])('of status %i with a code of its own is the server’s', (status, body) => {
    const { message, code, details } = errorFrom(status, body);
    expect({ message, code, details }).toEqual({
      message: body.message,
      code: body.code,
      details: body.details,
    });
  });

  it('has a message for a missing answer', () => {
    expect(noResponseError()).toMatchObject({
      status: 0,
      code: 'NO_RESPONSE',
      message: '网络错误，请检查网络连接',
    });
  });
});

describe('isSessionExpired', () => {
  it.each([
    [401, envelope('UNAUTHENTICATED', ''), true],
    [401, null, true],
    [401, envelope('INVALID_CREDENTIALS', '用户名或密码错误'), false],
    [403, envelope('FORBIDDEN', ''), false],
  ])('%i %j: %s', (status, body, expired) => {
    expect(isSessionExpired(errorFrom(status, body))).toBe(expired);
  });
});

describe('fieldErrors', () => {
  it('returns the first message of each field', () => {
    const details = [
      { field: 'email', message: '请输入邮箱' },
      { field: 'email', message: '请输入正确的邮箱格式' },
      { field: 'items.0.quantity', message: '太多' },
    ];
    expect(fieldErrors(errorFrom(422, envelope('VALIDATION_FAILED', '请输入邮箱', details)))).toEqual({
      email: '请输入邮箱',
      'items.0.quantity': '太多',
    });
  });

  it('is empty for other errors', () => {
    expect(fieldErrors(new Error('x'))).toEqual({});
    expect(fieldErrors(new ApiError(409, 'SOLD_OUT', '商品已售完', { stock: 0 }))).toEqual({});
  });
});
