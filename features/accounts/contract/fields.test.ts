import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  email,
  foldUsername,
  introduction,
  isPortalName,
  newFullName,
  newPassword,
  newUsername,
  phone,
  username,
} from './fields.ts';
import { login as loginEndpoint, registration } from './login.ts';

const first = (schema: typeof username, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('username', () => {
  it.each(['abc', 'A_1', '李小龙', '中轴_2026', 'x'.repeat(32), '  padded  ', 'ＦＵＬＬ'])(
    'accepts %j',
    (name) => {
      expect(username.safeParse(name).success).toBe(true);
    },
  );

  it.each([
    [undefined, '请输入用户名'],
    ['', '请输入用户名'],
    ['   ', '请输入用户名'],
    ['ab', '用户名长度在 3 到 32 个字符'],
    ['x'.repeat(33), '用户名长度在 3 到 32 个字符'],
    ['with space', '用户名只能包含中文、字母、数字和下划线'],
    ['a@b.example', '用户名只能包含中文、字母、数字和下划线'],
    ['<script>', '用户名只能包含中文、字母、数字和下划线'],
    ['zero\u200bwidth', '用户名只能包含中文、字母、数字和下划线'],
    ['аdmin', '用户名只能包含中文、字母、数字和下划线'],
  ])('rejects %j: %s', (name, message) => {
    expect(first(username, name)).toBe(message);
  });

  it.each(['admin', 'Root', 'ＡＤＭＩＮ', '管理员', '中轴官方', '系统管理員'])(
    'reserves %j for the staff',
    (name) => {
      expect(newUsername.safeParse(name).success).toBe(false);
    },
  );

  it('folds every spelling of case to one; folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_\u4e00-\u9fff\uf900-\ufaff]{3,32}$/), (name) => {
        const parsed = username.safeParse(name);
        if (!parsed.success) return;
        const folded = foldUsername(parsed.data);
        expect(foldUsername(folded)).toBe(folded);
        expect(foldUsername(parsed.data.toUpperCase())).toBe(folded);
        expect(username.parse(folded)).toBe(folded);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('full name', () => {
  it.each(['', '林知远', '王 Wang', 'J. R. Smith', 'Smith, Jr.', '阿卜杜·克里木'])('accepts %j', (name) => {
    expect(newFullName.safeParse(name).success).toBe(true);
    expect(isPortalName(name)).toBe(false);
  });

  it.each([
    ['林\n知远', '此项不能换行'],
    ['看 https://evil.example', '姓名不能包含链接'],
    ['www.evil', '姓名不能包含链接'],
    ['中奖请访问evil.example/x', '姓名不能包含链接'],
    ['ｅｖｉｌ．ｃｏｍ', '姓名不能包含链接'],
  ])('rejects %j: %s', (name, message) => expect(first(newFullName, name)).toBe(message));

  it('is cleaned of characters that disturb the texts around it, and counted as a reader counts', () => {
    expect(newFullName.parse('\u202e林\u200b知\u2066远')).toBe('林知远');
    expect(newFullName.parse(`e${'\u0301'.repeat(50)}`)).toBe(`e${'\u0301'.repeat(4)}`);
    expect(newFullName.parse('\u200b\u2060')).toBe('');
    expect(newFullName.safeParse('👩🏽‍🚀'.repeat(60)).success).toBe(true);
    expect(first(newFullName, '长'.repeat(61))).toBe('姓名长度不能超过 60 个字符');
  });

  it.each(['管理员', '管 理-员', '官方客服', '中轴', '中軸小助手', 'Official', 'ＡＤＭＩＮ', '管\u200b理员'])(
    'knows %j as a name of the portal',
    (name) => expect(isPortalName(name)).toBe(true),
  );
});

it('an introduction is cleaned like other texts of members', () => {
  const typed = `零\u200b宽\u202e反了\n\n\n\ne${'\u0301'.repeat(10_000)}`;
  expect(introduction.parse(typed)).toBe(`零宽反了\n\ne${'\u0301'.repeat(4)}`);
  expect(introduction.parse('\u200b')).toBe('');
});

describe('email', () => {
  it.each([
    ['', '请输入邮箱'],
    ['nobody', '请输入正确的邮箱格式'],
    ['a@b', '请输入正确的邮箱格式'],
    ['a b@example.org', '请输入正确的邮箱格式'],
    ['a@example.org\nbcc: all@example.org', '请输入正确的邮箱格式'],
  ])('rejects %j: %s', (value, message) => expect(first(email, value)).toBe(message));

  it('is stored in lower case', () => expect(email.parse(' Me@Example.ORG ')).toBe('me@example.org'));
});

describe('phone', () => {
  it.each(['', '13800000000', '+852 2345 6789', '(010) 8888-8888'.replace('(', '0 (')])(
    'accepts %j',
    (value) => {
      expect(phone.safeParse(value).success).toBe(true);
    },
  );
  it.each(['1', 'abc', '1234567890'.repeat(4), '+'])('rejects %j', (value) => {
    expect(phone.safeParse(value).error?.issues[0]?.message).toBe('请输入正确的电话号码');
  });
});

describe('password', () => {
  it('is never changed by validation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }), (password) => {
        fc.pre(password.length <= 128);
        expect(newPassword.parse(password)).toBe(password);
      }),
    );
  });
});

describe('registration', () => {
  const inputs = fc.record({
    username: fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\w{3,32}$/)),
    email: fc.oneof(fc.string(), fc.emailAddress()),
    password: fc.oneof(fc.string(), fc.string({ minLength: 8, maxLength: 128 })),
    full_name: fc.string({ unit: 'grapheme' }),
    phone: fc.oneof(fc.constant(''), fc.string(), fc.stringMatching(/^\d{5,15}$/)),
  });

  it('accepts only values that the database can store and a login can match', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const parsed = registration.safeParse(input);
        if (!parsed.success) return;
        const { username: name, email: address, password } = parsed.data;
        expect(name).toMatch(/^[\p{Script=Han}\w]{3,32}$/u);
        expect(name).not.toContain('@');
        expect(address).toMatch(/^[^\s@]+@[^\s@]+$/);
        expect(JSON.stringify(parsed.data)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        for (const login of [name, name.toUpperCase(), address])
          expect(loginEndpoint.body.safeParse({ login, password }).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts its own output', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const parsed = registration.safeParse(input);
        if (parsed.success) expect(registration.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: 500 },
    );
  });
});

describe('login form', () => {
  it.each([
    [{ login: '', password: 'x' }, 'login', '请输入用户名或邮箱'],
    [{ login: 'me', password: '' }, 'password', '请输入密码'],
  ])('rejects %j', (input, field, message) => {
    expect(loginEndpoint.body.safeParse(input).error?.issues).toContainEqual(
      expect.objectContaining({ path: [field], message }),
    );
  });
});
