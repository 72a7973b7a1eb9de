/** Title, description, canonical address and share card of the current page, from its `handle`. */
import { addressIn, alternatesOf, localeOf } from '@platform/contract/variant';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { inScript, variant } from '../variant/current.ts';
import { pageOf, siteDescription, siteName } from './page.ts';

interface Head {
  title: string;
  description: string;
  image: string | null;
  hidden: boolean;
}

/** The picture on share cards of pages without their own. */
const defaultImage = '/share.png';

function headOf(matches: UIMatch[], failed: boolean): Head {
  const match = failed ? null : pageOf(matches);
  const meta = match?.page.read(match.loaderData) ?? null;
  if (!match || !meta) return { title: siteName, description: siteDescription, image: null, hidden: true };
  return {
    ...meta,
    title: meta.title === siteName ? siteName : `${meta.title} · ${siteName}`,
  };
}

interface PageHeadProps {
  /** The address of the site without a trailing slash; unknown on error pages, which have no canonical address. */
  origin: string | undefined;
  /** Set on error pages. */
  errorTitle: string | undefined;
}

/** Rendered in the document's head. */
export function PageHead({ origin, errorTitle }: PageHeadProps) {
  const { pathname } = useLocation();
  const { title, description, image, hidden } = headOf(useMatches(), errorTitle !== undefined);
  const fullTitle = errorTitle ? `${errorTitle} · ${siteName}` : title;
  // Search engines and share cards treat each script as a page of its own.
  const address = addressIn(variant(), `${origin}${pathname}`);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={inScript(description)} />
      {hidden && <meta name="robots" content="noindex" />}
      {origin && !hidden && (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(`${origin}${pathname}`).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <meta property="og:url" content={address} />
          <meta property="og:image" content={new URL(image ?? defaultImage, origin).href} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={inScript(siteName)} />
      <meta property="og:locale" content={localeOf(variant())} />
      <meta property="og:title" content={inScript(fullTitle)} />
      <meta property="og:description" content={inScript(description)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
