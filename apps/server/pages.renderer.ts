/** The door between the server and the web build: what the build offers, in terms of fetch. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';

/** Calls an endpoint within the process, as an anonymous visitor. */
export type PageCall = <E extends Endpoint>(declared: E, input: Input<E>) => Promise<Data<E>>;

/** What a rendering needs to know of the portal. */
export interface Site {
  /** The address of the portal, without a trailing slash. */
  origin: string;
  call: PageCall;
}

/** How a path is to be rendered. */
export interface Plan {
  /** False when no route matches: all such paths share one page. */
  found: boolean;
  /** The query parameters that the page's first view depends on. */
  query: readonly string[];
}

export interface Renderer {
  plan(pathname: string): Plan;
  /** Renders a page completely, or answers a navigation's data request. */
  render(request: Request, site: Site): Promise<Response>;
}

/** What the server imports from the web build. */
export interface WebBuild {
  entry: { module: { openRenderer(build: unknown): Renderer } };
}
