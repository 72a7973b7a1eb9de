/** The redirect after login stays on this site. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

describe('loginPath', () => {
  it('carries the full path, query and fragment', () => {
    expect(loginPath('/payment?product=%7B%22id%22%3A1%7D&quantity=2#pay')).toBe(
      '/login?redirect=%2Fpayment%3Fproduct%3D%257B%2522id%2522%253A1%257D%26quantity%3D2%23pay',
    );
  });
});

describe('safeRedirect', () => {
  it.each([
    '/',
    '/orders',
    '/library?page=2&sort=latest',
    '/library/7#top',
    '/a//b',
    '/payment?back=https://a.b',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'orders',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    'https://evil.example/orders',
    'javascript:alert(1)',
    ' /orders',
    '/login?redirect=/login',
    '/register',
  ])('sends %j to the home page', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it('returns the address that a guard passed', () => {
    const target = fc.webPath().map((path) => `/orders${path}`);
    fc.assert(
      fc.property(target, (path) => {
        const redirect = new URL(loginPath(path), 'https://zhongzhou.example').searchParams.get('redirect');
        expect(redirect).toBe(path);
        expect(safeRedirect(redirect).startsWith('/orders')).toBe(true);
      }),
    );
  });

  it('never leaves the site for any value', () => {
    const near = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', ' ', '%', '#', '?'),
    });
    fc.assert(
      fc.property(near, (value) => {
        const { origin } = new URL(safeRedirect(value), 'https://zhongzhou.example');
        expect(origin).toBe('https://zhongzhou.example');
      }),
      { numRuns: 2000 },
    );
  });
});
