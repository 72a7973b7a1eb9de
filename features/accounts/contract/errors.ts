/** Errors of the accounts. */
import { errorTable, genericErrors } from '@platform/contract/errors';
import { imageUnreadable } from '@platform/contract/upload';
import { z } from 'zod';

/** The people whom a member can mute. */
export const mutesPerMember = 500;

/** Seconds to wait. */
export const retryAfter = z.object({ retry_after: z.int() });

export const accountErrors = errorTable({
  USERNAME_TAKEN: { status: 409, message: '该用户名已被使用' },
  EMAIL_TAKEN: { status: 409, message: '该邮箱已被注册' },
  INVALID_CREDENTIALS: { status: 401, message: '用户名或密码错误' },
  ACCOUNT_DISABLED: { status: 403, message: '该账号已被停用，请联系客服' },
  TOO_MANY_ATTEMPTS: { status: 429, message: '尝试次数过多，请稍后再试', details: retryAfter },
  WRONG_PASSWORD: { status: 400, message: '当前密码不正确' },
  LINK_INVALID: { status: 400, message: '链接无效或已过期，请重新获取' },
  EMAIL_ALREADY_VERIFIED: { status: 409, message: '该邮箱已验证' },
  /** Also for a picture that does not contain the square. */
  AVATAR_UNREADABLE: { status: 422, message: imageUnreadable },
  /** Also for a barred member. */
  MEMBER_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  CANNOT_MUTE_SELF: { status: 409, message: '不能屏蔽自己' },
  TOO_MANY_MUTES: { status: 409, message: `最多屏蔽 ${mutesPerMember} 位成员` },
  SESSION_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
});
