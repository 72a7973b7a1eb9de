/** The fields of an account, with their rules and messages (specification, section 5). */
import { memberText } from '@platform/contract/memberText';
import { text } from '@platform/contract/text';
import { z } from 'zod';

const usernameLength = '用户名长度在 3 到 32 个字符';

/**
 * A username: 3 to 32 Chinese characters, letters, digits or underscores, full width read as half width.
 * It holds no @, so that a login can never be both a username and an e-mail address.
 */
export const username = text({ max: 32, min: 3, required: '请输入用户名', length: usernameLength })
  .normalize('NFKC')
  .regex(/^[\p{Script=Han}A-Za-z0-9_]*$/u, '用户名只能包含中文、字母、数字和下划线');

/** A username that can be registered. */
export const newUsername = username.refine((name) => !isPortalName(name), '该用户名为保留名称，请换一个');

/** Usernames that fold to the same text are the same: case makes no difference. */
export function foldUsername(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** An e-mail address, kept in lower case. */
// The pattern refuses line ends, with its own message.
export const email = text({
  max: 254,
  multiline: true,
  required: '请输入邮箱',
  length: '邮箱长度不能超过 254 个字符',
})
  .toLowerCase()
  .regex(z.regexes.email, '请输入正确的邮箱格式');

/** The message for a password from the list of common ones, which only the server has. */
export const commonPassword = '该密码过于常见，请换一个';

/** A new password: 8 to 128 characters of any kind, taken as typed. */
export const newPassword = z
  .string('请输入密码')
  .min(1, { error: '请输入密码', abort: true })
  .min(8, '密码长度在 8 到 128 个字符')
  .max(128, '密码长度在 8 到 128 个字符');

/** A password to compare, without rules. */
export const password = z.string('请输入密码').min(1, '请输入密码').max(128, '密码长度不能超过 128 个字符');

/** A name as people write it; empty when they would rather not say. */
export const fullName = memberText({ max: 60, min: 0, length: '姓名长度不能超过 60 个字符' });

const link = /:\/\/|www\.|[\p{L}\p{N}-]+\.(?:[a-z]{2,}|\p{Script=Han}{2,})(?:$|[^\p{L}])/iu;

/** Names that mean the same to a reader: without spaces, punctuation and invisible characters, in one width and case. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The message for a name that is reserved. */
export const nameReserved = '该名称为保留名称，请换一个';

/** Whether a name could be mistaken for the portal's own. */
export const isPortalName = (name: string): boolean =>
  /管理[员員]|官方|中[轴軸]|客服|^(?:admin|administrator|official|root|support|system)$/u.test(
    foldName(name),
  );

/** A full name that a member chooses; the server also refuses the names of the portal and its staff. */
export const newFullName = fullName.refine((name) => !link.test(name.normalize('NFKC')), '姓名不能包含链接');

/** A telephone number with an optional country code; empty when it is not given. */
export const phone = text({ max: 30, min: 0, length: '请输入正确的电话号码' }).regex(
  /^(\+?[0-9][0-9 ()-]{4,28})?$/,
  '请输入正确的电话号码',
);

/** The characters of an introduction, as a reader counts them. */
export const introductionLength = 200;

/** What a member writes about themselves; empty when they write nothing. */
export const introduction = memberText({
  max: introductionLength,
  min: 0,
  multiline: true,
  length: `简介不能超过 ${introductionLength} 个字`,
});
