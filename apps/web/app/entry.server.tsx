/** The web build's side of the server: renders a page completely before the first byte goes out. */
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
import { originContext } from './origin.ts';
import { paintFirst } from './paintFirst.ts';

/** Renders the matched routes; called by the router. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Everything is there when writing begins; no part is sent late and moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        text(pipe(new PassThrough())).then((html) => {
          resolve(new Response(paintFirst(html), { status: finalStatus, headers }));
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

/** Addresses that lead nowhere are the visitor's affair; everything else is ours. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

/** The routes as a tree; the build lists them flat. */
function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== parentId || route === undefined) return [];
    const { id, path, index, module } = route;
    const node = { id, handle: module.handle, ...(path === undefined ? {} : { path }) };
    return [index ? { ...node, index } : { ...node, children: treeOf(build, id) }];
  });
}

/** Opens the renderer for the server; the build hands itself over. */
export function openRenderer(build: ServerBuild): Renderer {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const tree = treeOf(build);
  return {
    plan(pathname) {
      const matches = matchRoutes(tree, pathname);
      if (!matches) return { found: false, query: [] };
      const handles = matches.map(({ route }) => ({ handle: route.handle as unknown, loaderData: null }));
      return { found: true, query: pageOf(handles)?.page.query ?? [] };
    },
    render(request, { origin, variant, get }) {
      const context = new RouterContextProvider();
      context.set(originContext, origin);
      context.set(callContext, async (declared, input) => {
        const { status, body } = await get(urlOf(declared, input));
        return dataOf(status, body);
      });
      return renderInVariant(variant, () => handle(request, context));
    },
  };
}
