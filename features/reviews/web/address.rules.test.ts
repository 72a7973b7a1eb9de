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
])('%s is read and written unchanged', (query) => expect(writeAddress(readAddress(query))).toBe(query));

it.each([
  '?tab=elsewhere',
  '?page=0',
  '?page=x',
  '?status=draft',
  '?application=1',
  '?mine=perhaps',
  '?paid=lost',
])('%s is invalid and dropped', (query) => expect(readAddress(query)).toEqual(defaults));

it('another filter starts at the first page and closes the dialog', () => {
  const { read, change, write } = applicationList;
  const state = read(`?page=3&category=cultural&application=${application}`);
  expect(write(change(state, { status: 'pending' }))).toBe('?status=pending&category=cultural');
});

it('opening and closing an application keeps the page of the list', () => {
  const address = readAddress('?page=3&status=pending');
  const open = pathOf(address, { application });
  expect(open).toBe(`/scholarship/admin?page=3&status=pending&application=${application}`);
  expect(pathOf(readAddress(new URL(open, 'http://localhost').search), { application: undefined })).toBe(
    '/scholarship/admin?page=3&status=pending',
  );
});

it('a page of the ranking keeps list and application, whose changes reset it', () => {
  const address = readAddress(`?page=3&application=${application}`);
  const path = pathOf(address, { application, ranked: 2 });
  expect(path).toBe(`/scholarship/admin?page=3&application=${application}&ranked=2`);
  const next = readAddress(new URL(path, 'http://localhost').search);
  expect(next).toEqual({ ...address, ranked: 2 });
  for (const change of [{ application: undefined }, { page: 2 }])
    expect(pathOf(next, change)).not.toContain('ranked');
});

it('another tab starts with its defaults', () =>
  expect(tabPath('settings')).toBe('/scholarship/admin?tab=settings'));

it('the filter of own assignments is part of the address', () => {
  expect(applicationList.hasFilters(applicationList.read('?mine=true'))).toBe(true);
  expect(writeAddress({ ...defaults, mine: false })).toBe('');
});
