import { describe, expect, it } from 'vitest';
import { edgesOf, neighboursOf } from './neighbours.rules.ts';

const page = (...ids: string[]) => ids.map((id) => ({ id }));

describe('neighboursOf', () => {
  const pages = { before: page('a', 'b'), shown: page('c', 'd'), after: page('e') };
  it.each([
    ['c', 'b', 'd'],
    ['d', 'c', 'e'],
    ['a', undefined, 'b'],
    ['e', 'd', undefined],
  ])('of %s', (id, previous, next) => {
    const found = neighboursOf(id, pages);
    expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
  });

  it('has none for an item that the list does not show', () => {
    expect(neighboursOf('z', pages)).toEqual({ previous: null, next: null });
  });
});

describe('edgesOf', () => {
  it('tells first and last', () => {
    expect(edgesOf('c', page('c', 'd'))).toEqual({ first: true, last: false });
    expect(edgesOf('c', page('c'))).toEqual({ first: true, last: true });
    expect(edgesOf('c', [])).toEqual({ first: false, last: false });
  });
});
