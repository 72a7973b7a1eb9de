/** The server entry of the web build: renders a page completely before sending it. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dataOf, urlOf } from '@platform/web/api/api';
import { callContext } from '@platform/web/api/preload';
import { pageOf } from '@platform/web/page/page';
import { renderInVariant } from '@platform/web/variant/rendering';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { Renderer } from '../../server/pages.renderer.ts';
import { NonceContext, nonceContext } from './nonce.ts';
import { originContext } from './origin.ts';
import { paintFirst } from './paintFirst.ts';

/** Renders the matched routes; called by the router. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
    </NonceContext>
  );
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // The HTML is written at once, without parts that a script moves into place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        text(pipe(new PassThrough())).then((html) => {
          resolve(new Response(paintFirst(html, nonce), { status: finalStatus, headers }));
        }, reject);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        console.error(error);
      },
    });
  });
}

/** Logs errors, except unknown addresses. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

/** The routes as a tree, from the build's flat list. */
function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== parentId || route === undefined) return [];
    const { id, path, index, module } = route;
    const node = { id, handle: module.handle, ...(path === undefined ? {} : { path }) };
    return [index ? { ...node, index } : { ...node, children: treeOf(build, id) }];
  });
}

/** Opens the renderer for the server, which passes the build. */
export function openRenderer(build: ServerBuild): Renderer {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const tree = treeOf(build);
  return {
    plan(pathname) {
      const matches = matchRoutes(tree, pathname);
      if (!matches) return { isFound: false, query: [] };
      const handles = matches.map(({ route }) => ({ handle: route.handle as unknown, loaderData: null }));
      return { isFound: true, query: pageOf(handles)?.page.query ?? [] };
    },
    render(request, { origin, variant, nonce, get }) {
      const context = new RouterContextProvider();
      context.set(originContext, origin);
      context.set(nonceContext, nonce);
      context.set(callContext, async (declared, input) => {
        const { status, body } = await get(urlOf(declared, input));
        return dataOf(status, body);
      });
      return renderInVariant(variant, () => handle(request, context));
    },
  };
}
