/** The interface between the server and the web build. */
import type { Variant } from '@platform/contract/variant';

/** The portal's part for a rendering. */
export interface Site {
  /** The address of the portal, without a trailing slash. */
  origin: string;
  /** The variant of the page, '' for the original. */
  variant: Variant;
  /** Marks the scripts that the renderer writes; one of its own for each rendering, undefined without a policy. */
  nonce: string | undefined;
  /** Reads from the API as an anonymous visitor, within the process; `body` is the envelope. */
  get(url: string): Promise<{ status: number; body: unknown }>;
}

/** The rendering of a path. */
export interface Plan {
  /** False when no route matches: all such paths share one page. */
  isFound: boolean;
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
