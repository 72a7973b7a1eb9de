/** The centre's address: read, written, and forgiving. */
import { describe, expect, test } from 'vitest';
import { centrePath, readAddress } from './address.rules.ts';

describe('the address of the red-packet centre', () => {
  test('says by itself that beans are sent', () => {
    expect(readAddress('')).toEqual({ tab: 'send', page: 1, type: 'all' });
    expect(centrePath({})).toBe('/redpacket');
  });

  test.each([
    { tab: 'grab', page: 3 },
    { tab: 'history', page: 2, type: 'returned' },
    { tab: 'history', type: 'sent' },
  ] as const)('is read as it was written: %o', (wanted) => {
    const { search } = new URL(centrePath(wanted), 'https://site.invalid');
    expect(readAddress(search)).toEqual({ page: 1, type: 'all', ...wanted });
  });

  test.each(['?tab=gold', '?page=0', '?page=x', '?type=lost', '?tab=&page='])('leaves out %s', (search) => {
    expect(readAddress(search)).toEqual(readAddress(''));
  });
});
