import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { JsonLd } from './JsonLd.tsx';

function htmlOf(name: string): string {
  const describe = (absolute: (path: string) => string) => ({
    '@type': 'Thing',
    name,
    url: absolute('/things/a'),
  });
  const routes = [{ id: 'root', path: '/', loader: () => null, element: <JsonLd describe={describe} /> }];
  const hydrationData = { loaderData: { root: { origin: 'https://site.example' } } };
  return renderToString(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

it('describes an entry with absolute addresses, and escapes text that would close the script', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const name = `${text}</script><!--`;
      const [, json = ''] =
        /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(htmlOf(name)) ?? [];
      expect(JSON.parse(json)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Thing',
        name,
        url: 'https://site.example/things/a',
      });
    }),
  );
});
