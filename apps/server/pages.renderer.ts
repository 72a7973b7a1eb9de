/** The door between the server and the web build: what each offers the other. */
import type { Variant } from '@platform/contract/variant';

/** What a rendering may ask of the portal. */
export interface Site {
  /** The address of the portal, without a trailing slash. */
  origin: string;
  /** The script that the page is written in, '' for the original. */
  variant: Variant;
  /** Reads from the API as an anonymous visitor, within the process; `body` is the envelope. */
  get(url: string): Promise<{ status: number; body: unknown }>;
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
