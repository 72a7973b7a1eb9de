/** The web build's side of the server: renders a page completely before the first byte goes out. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callContext } from '@platform/web/preload';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { Renderer } from '../../server/pages.renderer.ts';
import { pageOf } from '@platform/web/page';
import { originContext } from './origin.ts';

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
        text(pipe(new PassThrough())).then((html) => resolve(new Response(html, { status: finalStatus, headers })), reject);
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

interface RouteNode {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  children?: RouteNode[];
}

function treeOf(build: ServerBuild, parentId?: string): RouteNode[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({ ...route, children: treeOf(build, route.id) }));
}

/** Opens the renderer for the server; the build hands itself over. */
export function openRenderer(build: ServerBuild): Renderer {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const tree = treeOf(build);
  return {
    plan(pathname) {
      const matches = matchRoutes(tree as never, pathname);
      if (!matches) return { found: false, query: [] };
      const modules = matches.map(({ route: { id } }) => ({ handle: build.routes[id]?.module.handle, loaderData: null }));
      return { found: true, query: pageOf(modules)?.page.query ?? [] };
    },
    render(request, { origin, call }) {
      const context = new RouterContextProvider();
      context.set(originContext, origin);
      context.set(callContext, call);
      return handle(request, context);
    },
  };
}
