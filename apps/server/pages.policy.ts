/** The pages' Content-Security-Policy, with the hashes of the inline scripts in the HTML. */
import { createHash } from 'node:crypto';

/** External origins, for example the payment providers' scripts and frames. */
export interface ExternalSources {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  formAction?: readonly string[];
  image?: readonly string[];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** `'sha256-…'` of every inline script that a browser would run; data blocks and external scripts need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (/\bsrc\s*=/i.test(attributes) || /\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes))
      continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The policy of one page. Pages are cached, so hashes stand in for nonces; scripts never get 'unsafe-inline'.
 * Styles do: responsive properties and scroll locks of the component library insert style elements whose text is not
 * known in advance.
 */
export function policyFor(html: string, external: ExternalSources = {}): string {
  const list = (...sources: (readonly string[] | undefined)[]) => [
    "'self'",
    ...sources.flatMap((list) => list ?? []),
  ];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', list(scriptHashes(html), external.script)],
    ['style-src', list(["'unsafe-inline'"])],
    ['img-src', list(['data:', 'blob:'], external.image)],
    ['font-src', ["'self'"]],
    ['connect-src', list(external.connect)],
    ['frame-src', list(external.frame)],
    ['form-action', list(external.formAction)],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}
