/** The document around every page: head, theme, cache of answers, shell. */
import '@platform/web/theme/mantine.css';
import '@platform/web/theme/theme.css';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { fillCache } from '@platform/web/api/preload';
import { browserQueryClient, createQueryClient } from '@platform/web/api/queryClient';
import { PageHead } from '@platform/web/page/PageHead.tsx';
import { cssVariables, theme } from '@platform/web/theme/theme';
import { language } from '@platform/web/variant/current';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { NonceContext } from './nonce.ts';
import { originContext } from './origin.ts';
import { ErrorPage, errorTitleOf } from './pages/ErrorPage.tsx';
import { headScript } from './shell/headScript.ts';
import { Shell } from './shell/Shell.tsx';

/** Only the server knows the portal's address; it never changes. */
export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.get(originContext) };
}

export const shouldRevalidate = () => false;

/** The document, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const nonce = useContext(NonceContext);
  const [client] = useState(() => {
    const cache = typeof document === 'undefined' ? createQueryClient() : browserQueryClient();
    fillCache(cache, matches);
    return cache;
  });
  return (
    <html lang={language()} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead origin={root?.origin} errorTitle={error ? errorTitleOf(error) : undefined} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191c1d" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={client}>
          <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
            <Shell>{children}</Shell>
          </MantineProvider>
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The error page in the same shell. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
