import { revisionConflict } from '@platform/contract/document';
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyOf, documentType } from './documentType.ts';

const { REVISION_CONFLICT } = errorTable({
  REVISION_CONFLICT: revisionConflict('', z.object({ id: z.string(), revision: z.int() })),
});
const choices = ['tea', 'silk'] as const;
const options = choices.map((value) => ({ value, label: value }));

const write = endpoint({
  name: 'write',
  summary: '',
  method: 'POST',
  path: '/things',
  access: ['editor'],
  data: z.object({}),
});

describe('documentType', () => {
  it('gives a new document the first option, no, and what the feature says', () => {
    const { empty, draft, writers } = documentType({
      name: 'thing',
      fields: {
        title: { label: '' },
        author: { label: '' },
        category: { kind: 'select', label: '', options },
        region: { kind: 'select', label: '', options, placeholder: '请选择' },
        isTop: { kind: 'flag', label: '' },
        pictures: { kind: 'custom', label: '', draft: z.array(z.string()), empty: [], textOf: String },
      },
      schema: z.object({
        title: z.string(),
        author: z.string(),
        category: z.enum(choices),
        region: z.string(),
        isTop: z.boolean(),
        pictures: z.array(z.string()),
      }),
      initial: { author: '编辑部' },
      endpoints: { create: write, update: write },
      conflict: REVISION_CONFLICT,
      invalidates: [],
    });
    const inputs = { title: '', author: '编辑部', category: 'tea', region: '', isTop: false };
    expect(empty).toEqual({ ...inputs, pictures: [] });
    expect(writers).toEqual(['editor']);
    expect(draft.safeParse(empty).success).toBe(true);
  });
});

describe('bodyOf', () => {
  it('leaves out a cover that stays, and sends null for none and the id of a new one', () => {
    expect(bodyOf({})).toEqual({});
    expect(bodyOf({ cover: null })).toEqual({ coverId: null });
    expect(bodyOf({ cover: { id: 'one', image: '/a', imageSizes: [] } })).toEqual({ coverId: 'one' });
  });
});
