import { expect, it } from 'vitest';
import { applicationList, defaults, pathOf, readAddress, tabPath, writeAddress } from './address.rules.ts';

const application = '01890000-0000-7000-8000-000000000001';

it('a plain address shows all applications from the first page', () => {
  expect(readAddress('')).toEqual(defaults);
  expect(defaults).toMatchObject({ tab: 'applications', page: 1 });
});

it.each([
  '?tab=reviewers',
  '?status=pending&category=cultural&mine=true&search=%E6%98%86%E6%9B%B2',
  `?page=3&application=${application}`,
  '?tab=disbursement&paid=failed&award=gold',
])('%s is read and written again as it is', (query) => expect(writeAddress(readAddress(query))).toBe(query));

it.each([
  '?tab=elsewhere',
  '?page=0',
  '?page=x',
  '?status=draft',
  '?application=1',
  '?mine=perhaps',
  '?paid=lost',
])('%s makes no sense and is left out', (query) => expect(readAddress(query)).toEqual(defaults));

it('another filter starts at the first page and closes what was open', () => {
  const { read, change, write } = applicationList;
  const state = read(`?page=3&category=cultural&application=${application}`);
  expect(write(change(state, { status: 'pending' }))).toBe('?status=pending&category=cultural');
});

it('opening and closing an application leaves the list where it is', () => {
  const shown = readAddress('?page=3&status=pending');
  const open = pathOf(shown, { application });
  expect(open).toBe(`/scholarship/admin?page=3&status=pending&application=${application}`);
  expect(pathOf(readAddress(new URL(open, 'http://localhost').search), { application: undefined })).toBe(
    '/scholarship/admin?page=3&status=pending',
  );
});

it('a page of the ranking leaves list and application where they are, which begin it anew', () => {
  const shown = readAddress(`?page=3&application=${application}`);
  const turned = pathOf(shown, { application, ranked: 2 });
  expect(turned).toBe(`/scholarship/admin?page=3&application=${application}&ranked=2`);
  const then = readAddress(new URL(turned, 'http://localhost').search);
  expect(then).toEqual({ ...shown, ranked: 2 });
  for (const change of [{ application: undefined }, { page: 2 }])
    expect(pathOf(then, change)).not.toContain('ranked');
});

it('another tab has nothing of the one before', () =>
  expect(tabPath('settings')).toBe('/scholarship/admin?tab=settings'));

it('only applications assigned to the caller are a narrower list', () => {
  expect(applicationList.hasFilters(applicationList.read('?mine=true'))).toBe(true);
  expect(writeAddress({ ...defaults, mine: false })).toBe('');
});
