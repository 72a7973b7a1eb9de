/** The districts that the shipping form offers. */
import { expect, test } from 'vitest';
import { districtGroups, districts } from './districts.ts';

test('there are 18 districts in three groups, each once', () => {
  expect(districtGroups.map(({ districts: members }) => members.length)).toEqual([4, 5, 9]);
  expect(new Set(districts).size).toBe(18);
});
