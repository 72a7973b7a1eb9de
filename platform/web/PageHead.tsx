/** Title, description, canonical address and share card of the page shown, from its `handle`. */
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { pageOf, siteDescription, siteName } from './page.ts';

interface Head {
  title: string;
  description: string;
  image: string | null;
  hidden: boolean;
}

/** The picture on the share cards of pages that have none of their own. */
const defaultImage = '/share.png';

function headOf(matches: UIMatch[], failed: boolean): Head {
  const found = failed ? null : pageOf(matches);
  const meta = found?.page.read(found.loaderData) ?? null;
  if (!found || !meta) return { title: siteName, description: siteDescription, image: null, hidden: true };
  return {
    ...meta,
    hidden: found.page.hidden,
    title: meta.title === siteName ? siteName : `${meta.title} · ${siteName}`,
  };
}

interface PageHeadProps {
  /** The address of the site without a trailing slash; unknown on error pages, which have no canonical address. */
  origin: string | undefined;
  /** Set on error pages. */
  errorTitle: string | undefined;
}

/** Goes into the document's head. */
export function PageHead({ origin, errorTitle }: PageHeadProps) {
  const { pathname } = useLocation();
  const { title, description, image, hidden } = headOf(useMatches(), errorTitle !== undefined);
  const shown = errorTitle ? `${errorTitle} · ${siteName}` : title;
  return (
    <>
      <title>{shown}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {origin && !hidden && (
        <>
          <link rel="canonical" href={`${origin}${pathname}`} />
          <meta property="og:url" content={`${origin}${pathname}`} />
          <meta property="og:image" content={new URL(image ?? defaultImage, origin).href} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
