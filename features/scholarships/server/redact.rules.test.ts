/** Redaction of everything that identifies an applicant, in any spelling. */
import { fold } from '@platform/server/database/search';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { redact, redaction, secretsOf } from './redact.rules.ts';

const secrets = secretsOf({
  names: ['欧阳发', null],
  texts: ['ouyang.fa@example.org', '香港大学', 'A123456(7)', null, '', '推荐信-欧阳.pdf'],
  phones: ['+852 5123 4567', null],
  dateOfBirth: '2004-05-09',
});

test.each([
  ['我叫欧阳发，', '我叫〔已隐去〕，'],
  ['我叫歐陽發。', '我叫〔已隐去〕。'],
  ['欧 阳 发', '〔已隐去〕'],
  ['就读于香港大學建筑系', '就读于〔已隐去〕建筑系'],
  ['写信到 OUYANG.FA@example.org 吧', '写信到 〔已隐去〕 吧'],
  ['电话 85251234567', '电话 〔已隐去〕'],
  ['电话 5123-4567。', '电话 〔已隐去〕。'],
  ['证件 a123456（7）', '证件 〔已隐去〕）'],
  ['见附件推荐信-欧阳.PDF', '见附件〔已隐去〕'],
  ['生于2004年5月9日', '生于〔已隐去〕'],
  ['生于 2004-05-09', '生于 〔已隐去〕'],
  ['生于2004/5/9', '生于〔已隐去〕'],
  ['生于2004年05月09日', '生于〔已隐去〕'],
  ['藻井与榫卯', '藻井与榫卯'],
])('redacts %j to %j', (text, read) => {
  expect(redact(text, secrets)).toBe(read);
});

test.each([
  ['+85251234567', '5123 4567'],
  ['+8613800001234', '138-0000-1234'],
  ['51234567', '+85251234567'],
])('redacts the telephone number %s written as %s', (phone, written) => {
  const secrets = secretsOf({ names: [], texts: [], phones: [phone], dateOfBirth: null });
  expect(redact(`电话${written}。`, secrets)).not.toMatch(/\d{4}/);
});

test.each([
  ['Tai Man Chan', 'Yours, Chan Tai Man'],
  ['CHAN, Tai Man', 'Yours, Tai-man Chan'],
  ['何星野', '学生 星野 敬上'],
  ['歐陽星野', '学生 星野 敬上'],
])('redacts %s in “%s”', (name, written) => {
  const secrets = secretsOf({ names: [name], texts: [], phones: [], dateOfBirth: null });
  expect(redact(written, secrets)).toContain(redaction);
  expect(redact(written, secrets)).not.toMatch(/chan|man|星野/i);
});

describe('a Latin name', () => {
  it('is redacted as a word, not within other words', () => {
    expect(redact('Li went to Lisbon. LI!', ['Li'])).toBe(`${redaction} went to Lisbon. ${redaction}!`);
  });

  it('is kept when it is a single character', () => expect(redact('王者归来', ['王'])).toBe('王者归来'));
});

const piece = fc.string({ unit: fc.constantFrom(...'欧阳发發香港大學学abAB12 -.。') });

describe('redact', () => {
  it('removes every Chinese secret, and changes no other text', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'欧阳发香港'), minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(piece, secret, piece, (before, hidden, after) => {
        expect(fold(redact(before + hidden + after, [hidden]))).not.toContain(hidden);
        const letters = fold(before).replaceAll(/[^\p{L}\p{N}]/gu, '');
        if (!letters.includes(hidden)) expect(redact(before, [hidden])).toBe(before);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (text, hidden) => {
        expect(typeof redact(text, hidden)).toBe('string');
      }),
      { numRuns: 30 },
    );
  });
});
