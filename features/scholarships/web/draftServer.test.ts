import { ApiError } from '@platform/web/api/failure';
import { describe, expect, it } from 'vitest';
import { scholarshipErrors } from '../contract/errors.ts';
import { formFields, maskIdNumber } from '../contract/form.ts';
import { refusalOf } from './draftServer.ts';
import { emptyForm } from './form.rules.ts';
import { draftRules } from './useDraft.ts';

const id = '01990000-0000-7000-8000-000000000001';

function refusal(name: keyof typeof scholarshipErrors, details?: unknown): ApiError {
  const { status, code, message } = scholarshipErrors[name];
  return new ApiError(status, code, message, details);
}

describe('refusalOf', () => {
  it('returns the current draft for a conflict', async () => {
    const form = { ...Object.fromEntries(formFields.map((name) => [name, null])), major: '史' };
    const current = { revision: 2, updated_at: new Date(0).toISOString(), form };
    expect(await refusalOf(refusal('REVISION_CONFLICT', { current }), id)).toEqual({
      is: 'conflict',
      current: { id, revision: 2, values: { ...emptyForm, major: '史' } },
    });
  });

  it.each([
    ['closed', refusal('NOT_A_DRAFT', { status: 'submitted' })],
    ['closed', refusal('DEADLINE_PASSED')],
    ['closed', refusal('ALREADY_APPLIED', { application_id: id, status: 'submitted' })],
    ['deleted', refusal('APPLICATION_NOT_FOUND')],
    ['failed', new ApiError(503, 'UNAVAILABLE', '')],
    ['failed', new TypeError('no answer')],
  ])('is %s for %o', async (expected, error) => {
    expect(await refusalOf(error, id)).toEqual({ is: expected });
  });
});

describe('draftRules', () => {
  it('compare an identity number by its mask, and never store it in the browser', () => {
    const masked = maskIdNumber('A1234567');
    expect(draftRules.isEqual('id_number', 'A1234567', masked)).toBe(true);
    expect(draftRules.isEqual('id_number', 'A1234567', 'B******67')).toBe(false);
    expect(draftRules.isEqual('major', '史', '文')).toBe(false);
    expect(formFields.filter((field) => !draftRules.isStorable(field))).toEqual(['id_number']);
  });
});
