import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { declaredErrors, unprovokedErrors } from './recorder.ts';

const { GONE } = errorTable({ GONE: { status: 410, message: '没有了' } });
const data = z.object({});

describe('recorder', () => {
  it('adds the errors of access, upload and idempotency', () => {
    const base = { summary: '', path: '/x', data } as const;
    const open = endpoint({ ...base, name: 'a', method: 'GET', access: 'anyone', errors: [GONE] });
    const staff = endpoint({ ...base, name: 'b', method: 'POST', access: ['admin'], idempotent: true });
    expect(declaredErrors(open)).toEqual(['GONE']);
    expect(declaredErrors(staff)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('lists each declared error that was not provoked once', () => {
    const record = [
      'declared a GONE',
      'declared b X',
      'provoked b X',
      'declared a GONE',
      'provoked c Y',
      '',
    ].join('\n');
    expect(unprovokedErrors(record)).toEqual(['a GONE']);
  });
});
