import { describe, expect, it } from 'vitest';
import { announcementsPath } from './address.rules.ts';
import { placeOf } from './place.rules.ts';

describe('placeOf', () => {
  it.each([
    ['', 'list'],
    ['/', 'list'],
    ['/new', 'writing'],
    ['/01890000-0000-7000-8000-000000000000', 'one'],
    ['/01890000-0000-7000-8000-000000000000/', 'one'],
    ['/01890000-0000-7000-8000-000000000000/edit', 'writing'],
  ])('%s: %s', (below, place) => expect(placeOf(announcementsPath + below)).toBe(place));
});
