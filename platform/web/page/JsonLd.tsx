/** Structured data of an entry (schema.org). */
import { useRouteLoaderData } from 'react-router';

interface JsonLdProps {
  /** `absolute` converts a path to an address. */
  describe: (absolute: (path: string) => string) => { '@type': string };
}

export function JsonLd({ describe }: JsonLdProps) {
  const root = useRouteLoaderData<{ origin: string }>('root');
  if (!root) return null;
  const entity = describe((path) => new URL(path, root.origin).href);
  // Without `<` no text can close the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...entity }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
